/**
 * The draft of the long form stays on this device until it is sent, so that a lost connection or a flat battery loses
 * nothing. Stored per mobile number, so that another account on the device never sees it. Pictures are not stored.
 */
import { readStored } from '../../app/session/storage';
import { isRecord } from '../../../../contract/client/answer';
import { vendorForm } from '../../../../domain/vendors/fields';
import { blankTexts, type Texts } from '../../../../frontend/forms/declared';

export type ApplicationValues = Texts<typeof vendorForm>;
/** The empty form. */
export const applicationStart: ApplicationValues = blankTexts(vendorForm);

const nameOf = () => `vendor_application_${readStored('auth_mobile') ?? ''}`;

export function readDraft(): Partial<ApplicationValues> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf()) ?? 'null');
    if (!isRecord(kept)) return null;
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => name in applicationStart && typeof value === 'string'),
    );
  } catch {
    // Storage disabled or broken: the form starts empty.
    return null;
  }
}

export function keepDraft(values: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(nameOf(), JSON.stringify(values));
  } catch {
    // As above: the form works, but is not stored.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(nameOf());
  } catch {
    // As above.
  }
}
