/** One place a person is signed in, as it is kept with the account. */
export type NewSession = { id: string; createdAt: string; expiresAt: string; device: string; address: string };

/** The transaction of a request, as Payload hands it to its adapter. */
export type Within = { transactionID?: string | number | Promise<string | number> } | undefined;

/**
 * The sessions of accounts, each changed by one statement of its own. Nothing else of the account is read or written, so no
 * two changes can undo each other: a sign-in and a suspension, a sign-out here and a sign-in there.
 */
export type SessionRows = {
  /** False when the password was changed since `hash` was read: then nothing is added. */
  add(account: { id: number | string; hash: string }, session: NewSession, within: Within): Promise<boolean>;
  /** Ends those of an account that are not in the list. */
  keepOnly(account: number | string, ids: readonly string[], within: Within): Promise<void>;
  /** Ends one; false when it was not there. */
  end(account: number | string, id: string, within: Within): Promise<boolean>;
  /** Ends those that were over by then anyway. */
  dropExpired(account: number | string, by: string, within: Within): Promise<void>;
  /** Lets one live longer. */
  extend(account: number | string, id: string, until: string, within: Within): Promise<void>;
  /** When it was last used. */
  see(account: number | string, id: string, at: string, within: Within): Promise<void>;
};
