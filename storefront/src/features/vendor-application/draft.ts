/**
 * What was written in the long form stays on this device until it is sent: a call, a lost connection or a flat battery
 * costs nothing. Kept per mobile number, so that another account on the device never sees it. Pictures are not kept.
 */
import { readStored } from '../../app/session/storage';
import { isRecord } from '../../../../contract/client/answer';
import { applicationStart, type ApplicationValues } from './fields';

const nameOf = () => `vendor_application_${readStored('auth_mobile') ?? ''}`;

export function readDraft(): Partial<ApplicationValues> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf()) ?? 'null');
    if (!isRecord(kept)) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => name in applicationStart && typeof value === 'string'),
    );
  } catch {
    // Forbidden or broken storage: the form starts empty.
    return null;
  }
}

export function keepDraft(values: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(nameOf(), JSON.stringify(values));
  } catch {
    // As above: the form works, it is only not remembered.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(nameOf());
  } catch {
    // As above.
  }
}
