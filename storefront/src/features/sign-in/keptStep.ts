/**
 * The step that waits for the code of a text message, kept in this tab while the code is valid: a phone may reload the
 * page while the message is read in another app. The token is of no use without the code.
 */
import { isRecord } from '../../../../contract/client/answer';
import { codeLifetimeSeconds } from '../../../../domain/codes';

export type KeptStep = {
  mobile: string;
  token: string;
  /** Of whoever signs in for the first time. */
  name: string;
  /** How long it was to be waited before another code is sent. */
  seconds: number;
};
/** Signing in by a code, and setting a new password. */
type Purpose = 'guest' | 'reset';

const nameOf = (purpose: Purpose) => `code_step_${purpose}`;

export function keepStep(purpose: Purpose, step: KeptStep): void {
  try {
    sessionStorage.setItem(nameOf(purpose), JSON.stringify({ ...step, at: Date.now() }));
  } catch {
    // Without storage a reload shows the page as it was at first.
  }
}

export function dropStep(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(nameOf(purpose));
  } catch {
    // Nothing was stored either.
  }
}

/** `seconds`: those still to wait. Null if there is none, or its code is no longer valid. */
export function readStep(purpose: Purpose): KeptStep | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(purpose)) ?? 'null');
    if (!isRecord(kept)) return null;
    const { mobile, token, name, seconds, at } = kept;
    const ago = Math.floor((Date.now() - Number(at)) / 1000);
    if (typeof mobile !== 'string' || typeof token !== 'string' || !(ago >= 0 && ago < codeLifetimeSeconds))
      return null;
    return { mobile, token, name: String(name ?? ''), seconds: Math.max(0, (Number(seconds) || 0) - ago) };
  } catch {
    return null;
  }
}
