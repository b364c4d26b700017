import type { CollectionBeforeDeleteHook } from 'payload';
import { openDb } from '../../services/db/openDb';
import { dropProductRecords } from '../../services/products/dropProductRecords';

/** Carts, favourites, what customers wait for, and reviews are deleted with a product; orders and returns keep their copies. */
export const removeBelow: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await dropProductRecords(openDb(req.payload, req), [id]);
};
