/** The code that lets the owner of an empty shop in: printed to the server's log, typed into the set-up page. */

const GROUP = 5;

/** As it is shown: `ABCDE-FGHJK-MNPQR-STVWX`. */
export const shownSetUpCode = (letters: string): string =>
  (letters.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** As it is compared: whatever people type between the letters is left out. */
export const plainSetUpCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Five wrong codes lock an address for ten minutes, the next round for twice as long, up to an hour. */
export const setUpCodeGuard = { name: 'set-up-code', tries: 5, lockSeconds: 600, maxLockSeconds: 3_600 } as const;

/** So many wrong ones from all addresses together make the code worthless; the next start of the server draws another. */
export const setUpCodeTries = 30;
