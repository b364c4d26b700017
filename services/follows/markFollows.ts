import type { Id } from '../ctx';
import type { Db } from '../db/types';

/** Has the job tell those who follow this shop, in one statement. Belongs to the transaction that showed the product. */
export const markFollows = (db: Db, shop: Id): Promise<void> =>
  db.setWhere('shop-follows', { shop: { equals: shop } }, { news: { $inc: 1 } });
