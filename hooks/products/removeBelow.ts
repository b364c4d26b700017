import type { CollectionBeforeDeleteHook } from 'payload';
import { openDb } from '../../services/db/openDb';
import { dropProductRecords } from '../../services/products/dropProductRecords';

/** Carts, favourites and reviews go with a product; orders and returns keep what they copied of it. */
export const removeBelow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await dropProductRecords(openDb(req.payload, req), [id]);
};
