/** The second step of signing in, for everybody who works here. */

/** How long a new secret waits for its first code. */
export const offerSeconds = 900;
/** How long a right password waits for its code. */
export const challengeSeconds = 300;
/** Codes that may be tried for one right password. */
export const challengeTries = 5;
export const recoveryCodes = 10;

/** Five wrong codes lock for a minute, the next round for twice as long, up to an hour. */
export const codeGuard = { name: 'second-step', tries: 5, lockSeconds: 60, maxLockSeconds: 3_600 } as const;

/** As it is shown: `ABCDE-FGHIJ`. */
export const shownRecoveryCode = (letters: string): string => `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;

/** As it is compared: whatever people type between the letters is left out. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What an app shows, as typed: `123 456`, also in Bangla digits. */
export const plainCode = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s-]/g, '');
