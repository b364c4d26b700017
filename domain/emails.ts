/**
 * The CMS requires an e-mail address for every account. A person who signs in with a mobile and a code has given none,
 * so the account gets an address that cannot exist (RFC 2606), which is neither shown nor written to.
 */
const NOWHERE = '@none.invalid';

/** The placeholder address of an account without one. `handle` makes it unique. */
export const noEmail = (handle: string): string => `code-${handle}${NOWHERE}`;

/** The address to show and to write to; empty for a placeholder. */
export const emailOf = ({ email }: { email: string }): string => (email.endsWith(NOWHERE) ? '' : email);
