import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload';
import { actorIn, isAdmin } from '../../authority/actor';
import { invalid } from '../../domain/failure';
import { canSell, mayLoseWarehouse } from '../../domain/shops/canSell';
import type { Shop } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { refreshVisibility } from '../../services/products/refreshVisibility';

/** A vendor may change the shop's warehouse, but not remove it. */
export const keepWarehouse: CollectionBeforeChangeHook<Shop> = ({ data, originalDoc, req }) => {
  if (data.warehouse === undefined || !originalDoc) return data;
  const caller = actorIn(req);
  if (!mayLoseWarehouse(originalDoc, data, !caller || isAdmin(caller)))
    throw invalid({ warehouse_id: 'shopNeedsWarehouse' });
  return data;
};

/** The products of a shop are shown once it has its first warehouse, and hidden when it has none any more. */
export const spreadWarehouse: CollectionAfterChangeHook<Shop> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || canSell(doc) === canSell(previousDoc)) return doc;
  await refreshVisibility(openDb(req.payload, req), { shop: { equals: doc.id } });
  return doc;
};
