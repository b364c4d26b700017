/** The code that admits the owner of an empty shop: printed to the server's log, typed into the set-up page. */

const GROUP = 5;

/** As displayed: `ABCDE-FGHJK-MNPQR-STVWX`. */
export const shownSetUpCode = (letters: string): string =>
  (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** As compared: anything typed between the letters is ignored. */
export const plainSetUpCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Five wrong codes lock an address for ten minutes, the next round for twice as long, up to an hour. */
export const setUpCodeGuard = { name: 'set-up-code', tries: 5, lockSeconds: 600, maxLockSeconds: 3_600 } as const;

/**
 * This many wrong codes from all addresses together invalidate the code; the next start of the server makes a new one.
 */
export const setUpCodeTries = 30;
