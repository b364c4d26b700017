import type { Id } from '../ctx';
import type { Db } from '../db/types';

// Incremented, not set: a job that is reading the same watches then conflicts with this change instead of missing it.
const changed = { changes: { $inc: 1 } };

/** Marks the watches of these products for the job. One statement, in the transaction that changed the products. */
export async function markWatches(db: Db, products: readonly Id[]): Promise<void> {
  if (products.length > 0) await db.setWhere('product-watches', { product: { in: [...products] } }, changed);
}

/** Marks all watches, when the changed products cannot be listed briefly: a category is shown again. */
export const markAllWatches = (db: Db): Promise<void> =>
  db.setWhere('product-watches', { changes: { greater_than_equal: 0 } }, changed);
