import type { Id } from '../ctx';
import type { Db } from '../db/types';

/**
 * Marks the follows of this shop for the job that tells its followers. One statement, in the transaction that showed
 * the product.
 */
export const markFollows = (db: Db, shop: Id): Promise<void> =>
  db.setWhere('shop-follows', { shop: { equals: shop } }, { news: { $inc: 1 } });
