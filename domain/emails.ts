/**
 * Every account has an e-mail address for the CMS. Whoever came in with a mobile and a code has given none: theirs is an
 * address that cannot exist (RFC 2606), which is neither shown nor written to.
 */
const NOWHERE = '@none.invalid';

/** The address of an account that has none. `handle` makes it unique. */
export const noEmail = (handle: string): string => `code-${handle}${NOWHERE}`;

/** The address to show and to write to; empty where the account has none. */
export const emailOf = ({ email }: { email: string }): string => (email.endsWith(NOWHERE) ? '' : email);
