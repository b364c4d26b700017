import type { Id } from '../ctx';
import type { Db } from '../db/types';

// Counted, not set: a job that is just looking at the same watches then conflicts with this change instead of missing it.
const changed = { changes: { $inc: 1 } };

/** Has the job look at who waits for these products, in one statement. Belongs to the transaction that changed them. */
export async function markWatches(db: Db, products: readonly Id[]): Promise<void> {
  if (products.length > 0) await db.setWhere('product-watches', { product: { in: [...products] } }, changed);
}

/** The same for all products, where it cannot be said in a few words which ones have changed: a category is shown again. */
export const markAllWatches = (db: Db): Promise<void> =>
  db.setWhere('product-watches', { changes: { greater_than_equal: 0 } }, changed);
