import type { Id } from '../ctx';
import type { Db } from '../db/types';

/** Databases limit the length of a list in a condition. */
const CHUNK = 5_000;

/**
 * Deletes the records that belong to deleted products, in a few statements; orders, returns and questions only lose their link to
 * the product.
 */
export async function dropProductRecords(db: Db, products: readonly Id[]): Promise<void> {
  for (let from = 0; from < products.length; from += CHUNK) {
    const where = { product: { in: products.slice(from, from + CHUNK) } };
    await db.dropWhere('carts', where);
    await db.dropWhere('saved-lines', where);
    await db.dropWhere('favorites', where);
    await db.dropWhere('product-watches', where);
    await db.dropWhere('product-edits', where);
    await db.dropWhere('review-notes', where);
    await db.dropWhere('bought-together', { or: [where, { other: where.product }] });
    await db.dropWhere('reviews', where);
    await db.setWhere('order-lines', where, { product: null, variant: null });
    await db.dropWhere('variants', where);
    await db.setWhere('returns', where, { product: null, updatedAt: null });
    await db.setWhere('questions', where, { product: null, updatedAt: null });
  }
}
