/** A message that was not sent yet, stored on this device for the account that wrote it. Pictures are not stored. */
import { readStored } from '../app/session/storage';

const nameOf = (subject: string) => `message_${readStored('auth_mobile') ?? ''}_${subject}`;

export function readMessageDraft(subject: string): string {
  try {
    return localStorage.getItem(nameOf(subject)) ?? '';
  } catch {
    // Storage disabled: the form starts empty.
    return '';
  }
}

export function keepMessageDraft(subject: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(nameOf(subject));
    else localStorage.setItem(nameOf(subject), text);
  } catch {
    // As above: the form works, but is not stored.
  }
}
