import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload';
import { actorIn, keyOf } from '../../authority/actor';
import { Failure } from '../../domain/failure';

/** Accounts, their credentials, and records that give roles. */
const personal = new Set(['users', 'two-factors', 'one-time-codes', 'api-keys', 'vendors', 'warehouses']);

const refuseChange: CollectionBeforeChangeHook = ({ data, req }) => {
  refuseKey(req);
  return data;
};
const refuseDelete: CollectionBeforeDeleteHook = ({ req }) => refuseKey(req);

function refuseKey(req: Parameters<typeof actorIn>[0]): void {
  if (keyOf(actorIn(req))) throw new Failure('notForKeys');
}

/**
 * Closes the collection to changes by API keys through any call: no scope covers it, and this holds even if one did.
 */
export function refuseKeys(collection: CollectionConfig): CollectionConfig {
  if (!personal.has(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [refuseChange, ...(hooks.beforeChange ?? [])],
      beforeDelete: [refuseDelete, ...(hooks.beforeDelete ?? [])],
    },
  };
}
