import type { CollectionBeforeDeleteHook } from 'payload';
import { refuseWarehouseInUse } from '../../services/warehouses/refuseWarehouseInUse';
import { openDb } from '../../services/db/openDb';

/**
 * A warehouse that shops or unfinished packages need cannot be deleted, through any entry point; finished packages lose
 * the link.
 */
export const refuseInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = openDb(req.payload, req);
  await refuseWarehouseInUse(db, id);
  // Their return window is counted from `updatedAt`.
  await db.setWhere('packages', { warehouse: { equals: id } }, { warehouse: null, updatedAt: null });
};
