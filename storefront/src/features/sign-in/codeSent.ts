/** When a code was last sent, and to which mobile: whoever leaves the page for the message finds the field for it again. */
import { codeLifetimeSeconds } from '../../../../domain/codes';

const KEY = 'code_sent';

export function noteSent(mobile: string): void {
  try {
    sessionStorage.setItem(KEY, `${mobile} ${Date.now()}`);
  } catch {
    // Without storage a reload shows the page as it was at first.
  }
}

export function forgetSent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

/** Seconds since a code was sent to this mobile that may still be valid; null if there is none. */
export function secondsSinceSent(mobile: string): number | null {
  try {
    const [to, at] = (sessionStorage.getItem(KEY) ?? '').split(' ');
    const ago = Math.floor((Date.now() - Number(at)) / 1000);
    return to === mobile && ago >= 0 && ago < codeLifetimeSeconds ? ago : null;
  } catch {
    return null;
  }
}
