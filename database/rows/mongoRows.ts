/**
 * Rows on MongoDB, by the adapter's own calls, which are fast there already. Sums, words and sessions are queried from
 * the database directly.
 */
import { groupsIn } from '../mongo/groups';
import { matchesIn } from '../mongo/matches';
import { mongoSessionRows } from '../mongo/sessionRows';
import type { Adapter } from '../mongo/types';
import { adapterRows, inside } from './adapterRows';
import type { RowStore } from './types';

export const mongoRows = (adapter: Adapter): RowStore => {
  const set: RowStore['set'] = async (collection, where, data, within) => {
    await adapter.updateMany({ collection, where, data, returning: false, ...inside(within) });
  };
  return {
    ...adapterRows(adapter),
    set,
    note: (collection, where, data) => set(collection, where, data, undefined),
    groups: (collection, query, within) => groupsIn(adapter, collection, query, within),
    matches: (collection, query) => matchesIn(adapter, collection, query),
    sessions: mongoSessionRows(adapter),
  };
};
