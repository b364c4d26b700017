import type { Where } from 'payload';
import type { OrderLine } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { SortOf } from '../db/types';

const MOST_LINES = 1_000;

/** Order lines of the caller with what is left of their products: their price of today. Two queries. */
export function linesWithProducts(
  ctx: Ctx,
  where: Where,
  sort: SortOf<'order-lines'>[] = ['createdAt', 'id'],
): Promise<OrderLine[]> {
  return ctx.db.asSystem('lines of the caller’s own orders').find('order-lines', {
    where,
    sort,
    limit: MOST_LINES,
    depth: 1,
    select: {
      product: true,
      package: true,
      order_number: true,
      tracking_id: true,
      name: true,
      name_bn: true,
      slug: true,
      thumbnail: true,
      price: true,
      original_price: true,
      qty: true,
      total: true,
      variation1: true,
      variation2: true,
      returned: true,
    },
    populate: {
      products: { selling_price: true, original_price: true },
      packages: { status: true, updatedAt: true },
    },
  });
}
