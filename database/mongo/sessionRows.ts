import { Failure } from '../../domain/failure';
import type { SessionRows, Within } from '../sessions/types';
import { withinTransaction } from './transactions';
import type { Adapter } from './types';

type Entry = Record<string, unknown> & { id: string; expiresAt?: Date };
type Account = { sessions?: Entry[] };
/** Others may change the same list between reading and writing it: retried this often. */
const TRIES = 20;

/**
 * Sessions on MongoDB: a list in the account. One is added by $push; every other change rewrites the list, and applies
 * only if it has not changed since it was read. (Not every server that speaks the protocol can change one entry in place.)
 */
export function mongoSessionRows(adapter: Adapter): SessionRows {
  const users = () => adapter.collections.users!;
  const rewrite = async (
    within: Within,
    account: number | string,
    change: (entries: Entry[]) => Entry[],
  ): Promise<boolean> => {
    const settings = await withinTransaction(adapter, within);
    // The driver's own collection: values are compared exactly as stored.
    const rows = users().collection;
    const id = new adapter.connection.base.Types.ObjectId(String(account));
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const found = await rows.findOne<Account>({ _id: id }, { projection: { sessions: 1 }, ...settings });
      const before = found?.sessions ?? [];
      const after = change(before);
      if (after.length === before.length && after.every((entry, place) => entry === before[place])) return false;
      const { matchedCount } = await rows.updateOne(
        { _id: id, sessions: before },
        { $set: { sessions: after } },
        settings,
      );
      if (matchedCount > 0) return true;
    }
    throw new Failure('busy');
  };
  const set = (within: Within, account: number | string, id: string, field: string, moment: string) =>
    rewrite(within, account, (entries) =>
      entries.map((entry) => (entry.id === id ? { ...entry, [field]: new Date(moment) } : entry)),
    );
  return {
    add: async ({ id, hash }, session, within) => {
      const entry = { ...session, seenAt: session.createdAt };
      const options = { timestamps: false, ...(await withinTransaction(adapter, within)) };
      return (await users().updateOne({ _id: id, hash }, { $push: { sessions: entry } }, options)).matchedCount > 0;
    },
    keepOnly: async (account, ids, within) =>
      void (await rewrite(within, account, (entries) => entries.filter(({ id }) => ids.includes(id)))),
    end: (account, id, within) => rewrite(within, account, (entries) => entries.filter((entry) => entry.id !== id)),
    dropExpired: async (account, by, within) =>
      void (await rewrite(within, account, (entries) =>
        entries.filter(({ expiresAt }) => !expiresAt || expiresAt > new Date(by)),
      )),
    extend: async (account, id, until, within) => void (await set(within, account, id, 'expiresAt', until)),
    see: async (account, id, at, within) => void (await set(within, account, id, 'seenAt', at)),
  };
}
