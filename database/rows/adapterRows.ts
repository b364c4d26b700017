/** Rows by the calls of Payload's own adapter. */
import type { BaseDatabaseAdapter, CollectionSlug } from 'payload';
import type { Docs, RowQuery, RowStore, Within } from './types';

/** The calls that both databases answer in this way; `set` is a different call on each. */
export function adapterRows(
  adapter: BaseDatabaseAdapter,
): Omit<RowStore, 'set' | 'note' | 'groups' | 'matches' | 'sessions'> {
  return {
    async find<C extends CollectionSlug>(collection: C, query: RowQuery, within: Within) {
      const { where = {}, sort, limit = 0, page = 1, select } = query;
      const found = await adapter.find<Docs[C]>({
        collection,
        where,
        // The adapter adds to the list it is given.
        ...(sort === undefined ? {} : { sort: typeof sort === 'string' ? sort : [...sort] }),
        ...(select ? { select } : {}),
        limit,
        page,
        pagination: false,
        ...inside(within),
      });
      return found.docs;
    },
    async count(collection, where, within) {
      return (await adapter.count({ collection, where, ...inside(within) })).totalDocs;
    },
    global: async (slug, within) => adapter.findGlobal({ slug, ...inside(within) }),
    insert: (collection, data, id, within) => adapter.create({ collection, data, ...known(id), ...inside(within) }),
    async append(collection, data, id, within) {
      await adapter.create({ collection, data, ...known(id), returning: false, ...inside(within) });
    },
    claim: (collection, where, data, within) =>
      adapter.updateOne({ collection, where, data, options: { atomic: true }, ...inside(within) }),
    async drop(collection, where, within) {
      await adapter.deleteMany({ collection, where, ...inside(within) });
    },
  };
}

const known = (id: number | string | undefined) => (id === undefined ? {} : { customID: id });

export const inside = (req: Within) => (req ? { req } : {});
