import { boughtTogether } from '../../domain/boughtTogether/count';
import { handedOverStatuses } from '../../domain/packages/status';
import type { Ctx, Id } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { refId } from '../relations';

/** Products counted at once. */
const STEP = 20;
/** The newest lines of these products that are read: older purchases say little. */
const MOST_LINES = 2_000;
/** Lines read of the orders that contain them. */
const MOST_AROUND = 20_000;
const why = 'the nightly count of what is bought together names no buyer';

/**
 * Counts anew, from completed orders, what is bought together with each visible product. Works through a few products
 * at a time, so that its memory does not grow with the catalogue. The task `countBoughtTogether`.
 */
export async function countBoughtTogether(ctx: Ctx): Promise<void> {
  let last: Id | null = null;
  for (;;) {
    if (isEnding(ctx)) return;
    const products = await nextProducts(ctx, last);
    if (products.length > 0) await countFor(ctx, products);
    if (products.length < STEP) break;
    last = products.at(-1)!;
  }
  // Rows that this run has not rewritten belong to products that are hidden or no longer bought.
  await ctx.db.dropWhere('bought-together', { createdAt: { less_than: ctx.now.toISOString() } });
}

async function nextProducts(ctx: Ctx, last: Id | null): Promise<Id[]> {
  const after = last === null ? [] : [{ id: { greater_than: last } }];
  const rows = await ctx.db.rows(why, 'products', {
    where: { and: [{ visible: { equals: 1 } }, { sold: { greater_than: 0 } }, ...after] },
    sort: 'id',
    limit: STEP,
    select: { slug: true },
  });
  return rows.map(({ id }) => id);
}

async function countFor(ctx: Ctx, products: readonly Id[]): Promise<void> {
  const found = boughtTogether(products, await basketsWith(ctx, products));
  await ctx.db.inTransaction(async () => {
    await ctx.db.dropWhere('bought-together', { product: { in: [...products] } });
    for (const [product, others] of found)
      for (const { other, orders } of others) await ctx.db.append(why, 'bought-together', { product, other, orders });
  });
}

/** The products of each completed order that contains one of these; canceled packages do not count. Three queries. */
async function basketsWith(ctx: Ctx, products: readonly Id[]): Promise<Id[][]> {
  const lines = await ctx.db.rows(why, 'order-lines', {
    where: { product: { in: [...products] } },
    sort: '-createdAt',
    limit: MOST_LINES,
    select: { order: true },
  });
  const orders = different(lines.map(({ order }) => refId(order)));
  if (orders.length === 0) return [];
  const packages = await ctx.db.rows(why, 'packages', {
    where: { and: [{ order: { in: orders } }, { status: { in: [...handedOverStatuses] } }] },
    sort: 'id',
    limit: MOST_AROUND,
    select: { order: true },
  });
  if (packages.length === 0) return [];
  const around = await ctx.db.rows(why, 'order-lines', {
    where: { package: { in: packages.map(({ id }) => id) } },
    sort: 'id',
    limit: MOST_AROUND,
    select: { order: true, product: true },
  });
  const baskets = new Map<string, Id[]>();
  for (const { order, product } of around) {
    const [of, id] = [refId(order), refId(product)];
    if (of !== null && id !== null) baskets.set(String(of), [...(baskets.get(String(of)) ?? []), id]);
  }
  return [...baskets.values()];
}

const different = (ids: readonly (Id | null)[]): Id[] => [...new Set(ids.filter((id) => id !== null))];
