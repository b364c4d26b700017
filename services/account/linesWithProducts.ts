import type { Where } from 'payload';
import type { OrderLine } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { SortOf } from '../db/types';
import { fillRelations } from '../fillRelations';

const own = 'lines of the caller’s own orders';
const MOST_LINES = 1_000;

/** Order lines of the caller with the products they refer to, at today's prices. Two queries. */
export async function linesWithProducts(
  ctx: Ctx,
  where: Where,
  sort: SortOf<'order-lines'>[] = ['createdAt', 'id'],
): Promise<OrderLine[]> {
  const lines = await ctx.db.rows(own, 'order-lines', {
    where,
    sort,
    limit: MOST_LINES,
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
      sku: true,
      returned: true,
    },
  });
  return fillRelations(ctx, own, lines, {
    product: { collection: 'products', select: { selling_price: true, original_price: true } },
  });
}

/** The same with the state of their packages. Three queries. */
export async function linesWithPackages(ctx: Ctx, where: Where, sort?: SortOf<'order-lines'>[]): Promise<OrderLine[]> {
  const lines = await linesWithProducts(ctx, where, sort);
  return fillRelations(ctx, own, lines, {
    package: { collection: 'packages', select: { status: true, updatedAt: true } },
  });
}
