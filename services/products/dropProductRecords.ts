import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { inParts } from '../inParts';

const AT_ONCE = 5_000;

/**
 * Deletes the records that belong to deleted products, in a few statements; orders, returns and questions only lose their link to
 * the product.
 */
export async function dropProductRecords(db: Db, products: readonly Id[]): Promise<void> {
  for (const some of inParts(products, AT_ONCE)) {
    const where = { product: { in: some } };
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
