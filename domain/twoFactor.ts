/** The second step of signing in, for all staff. */

/** How long a new secret waits for its first code. */
export const offerSeconds = 900;
/** How long a correct password waits for its code. */
export const challengeSeconds = 300;
/** How many codes may be tried for one correct password. */
export const challengeTries = 5;
export const recoveryCodes = 10;

/** Five wrong codes lock for a minute, the next round for twice as long, up to an hour. */
export const codeGuard = { name: 'second-step', tries: 5, lockSeconds: 60, maxLockSeconds: 3_600 } as const;

/** As displayed: `ABCDE-FGHIJ`. */
export const shownRecoveryCode = (letters: string): string => `${letters.slice(0, 5)}-${letters.slice(5, 10)}`;

/** As compared: anything typed between the letters is ignored. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The code an app shows, as typed: `123 456`, also in Bangla digits. */
export const plainCode = (typed: string): string =>
  typed.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)).replace(/[\s-]/g, '');
