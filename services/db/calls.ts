/** Payload's Local API with one authority: the actor's or the system's. */
import type { Payload, PayloadRequest } from 'payload';
import { Failure } from '../../domain/failure';
import { idForm, isId } from '../../domain/ids';
import { localApi, type Bulk } from './local';
import { partOf, totalsOf } from './totals';
import type { Calls } from './types';

/** The default limit of lists. */
export const LIST_LIMIT = 1_000;

export function callsOf(payload: Payload, req: PayloadRequest, overrideAccess: boolean): Calls {
  const base = overrideAccess ? { req, overrideAccess } : { req, overrideAccess, user: req.user };
  const local = localApi(payload);
  const total = totalsOf(payload, req);
  const whose = overrideAccess ? 'system' : `actor ${req.user?.id ?? 'nobody'}`;
  const find: Calls['find'] = async (collection, options) =>
    (await local.find<never>({ collection, depth: 0, limit: LIST_LIMIT, pagination: false, ...options, ...base })).docs;
  return {
    find,
    findWindow: async (collection, options) => {
      const count = async () => (await local.count({ collection, where: options.where, ...base })).totalDocs;
      return partOf(options, total(collection, options.where, whose, count), (page) => find(collection, page));
    },
    findOne: async (collection, options) => (await find(collection, { ...options, limit: 1 }))[0] ?? null,
    findById: async (collection, id, options) =>
      isId(id, idForm(payload.db.defaultIDType))
        ? local.findByID({ collection, id, depth: 0, disableErrors: true, ...options, ...base })
        : null,
    count: async (collection, where = {}) => (await local.count({ collection, where, ...base })).totalDocs,
    create: (collection, data, options) => local.create({ collection, data, depth: 0, ...options, ...base }),
    update: (collection, id, data, options) => local.update({ collection, id, data, depth: 0, ...options, ...base }),
    remove: async (collection, id) => {
      await local.delete({ collection, id, depth: 0, ...base });
    },
    removeWhere: async (collection, where) => {
      const removed = await local.delete<Bulk>({ collection, where, depth: 0, ...base });
      refuseErrors(removed);
      return removed.docs.length;
    },
    updateWhere: async (collection, where, data) => {
      const updated = await local.update<Bulk>({ collection, where, data, depth: 0, ...base });
      refuseErrors(updated);
      return updated.docs.length;
    },
    global: (slug, options) => local.findGlobal({ slug, depth: 0, ...options, ...base }),
    updateGlobal: (slug, data) => local.updateGlobal({ slug, data, depth: 0, overrideLock: true, ...base }),
  };
}

/** Payload's bulk calls report failures beside the successes; here one failure fails the whole call. */
function refuseErrors(result: Bulk): void {
  const first = result.errors?.[0];
  if (first) throw new Error(first.message, { cause: new Failure('internal') });
}
