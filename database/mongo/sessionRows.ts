import type { SessionRows, Within } from '../sessions/types';
import type { Adapter } from './types';

type Changed = { matchedCount: number; modifiedCount: number };
type Users = { updateOne(filter: object, change: object, options: object): Promise<Changed> };

/** Sessions on MongoDB: a list in the account, changed by $push, $pull and $set of one entry. */
export function mongoSessionRows(adapter: Adapter): SessionRows {
  const update = async (within: Within, filter: object, change: object) => {
    const transaction = await within?.transactionID;
    const session = transaction === undefined ? undefined : adapter.sessions[String(transaction)];
    const users = adapter.collections.users as unknown as Users;
    return users.updateOne(filter, change, { timestamps: false, ...(session ? { session } : {}) });
  };
  return {
    add: async ({ id, hash }, session, within) => {
      const entry = { ...session, seenAt: session.createdAt };
      return (await update(within, { _id: id, hash }, { $push: { sessions: entry } })).matchedCount > 0;
    },
    keepOnly: async (account, ids, within) => void (await update(within, { _id: account }, { $pull: { sessions: { id: { $nin: ids } } } })),
    end: async (account, id, within) =>
      (await update(within, { _id: account, 'sessions.id': id }, { $pull: { sessions: { id } } })).matchedCount > 0,
    dropExpired: async (account, by, within) =>
      void (await update(within, { _id: account }, { $pull: { sessions: { expiresAt: { $lte: new Date(by) } } } })),
    extend: async (account, id, until, within) =>
      void (await update(within, { _id: account, 'sessions.id': id }, { $set: { 'sessions.$.expiresAt': new Date(until) } })),
    see: async (account, id, at, within) =>
      void (await update(within, { _id: account, 'sessions.id': id }, { $set: { 'sessions.$.seenAt': new Date(at) } })),
  };
}
