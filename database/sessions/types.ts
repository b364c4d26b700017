/** One sign-in of a person, as stored with the account. */
export type NewSession = { id: string; createdAt: string; expiresAt: string; device: string; address: string };

/** The transaction of a request, as Payload passes it to its adapter. */
export type Within = { transactionID?: string | number | Promise<string | number> } | undefined;

/**
 * The sessions of accounts, each changed by a single statement. Nothing else of the account is read or written, so no
 * two changes can undo each other: a sign-in and a suspension, or a sign-out and a sign-in at the same time.
 */
export type SessionRows = {
  /** False when the password was changed since `hash` was read: then nothing is added. */
  add(account: { id: number | string; hash: string }, session: NewSession, within: Within): Promise<boolean>;
  /** Ends the sessions of an account that are not in the list. */
  keepOnly(account: number | string, ids: readonly string[], within: Within): Promise<void>;
  /** Ends one session; false when it did not exist. */
  end(account: number | string, id: string, within: Within): Promise<boolean>;
  /** Deletes the expired sessions. */
  dropExpired(account: number | string, by: string, within: Within): Promise<void>;
  /** Extends a session. */
  extend(account: number | string, id: string, until: string, within: Within): Promise<void>;
  /** Records when the session was last used. */
  see(account: number | string, id: string, at: string, within: Within): Promise<void>;
};
