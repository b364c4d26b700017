import type { Where } from 'payload';
import { openStatuses, packageStatus } from '../../domain/packages/status';
import { lastDays, topSold } from '../../domain/reports/sales';
import { DHAKA_HOURS, dhakaDay, startOfDay } from '../../domain/time/dhaka';
import type { SalesFigures } from '../../contract/dashboard';
import { has, type Ctx, type Id } from '../ctx';
import { findOwnVendor } from '../shops/ownVendor';

const why = 'an admin sees everybody’s sales; a vendor’s are limited to the own ones';
const TOP = 10;
/**
 * How many of the best sellers are read before cancellations are subtracted; more are read when cancellations could
 * change the ranking.
 */
const FIRST_LOOK = 200;
const LAST_LOOK = 20_000;
/** From this number of packages on, figures may be half a minute old. */
const MANY_PACKAGES = 2_000;
const noneOpen = openStatuses.map((status) => ({ status, count: 0 }));

/** Orders and revenue by day, top products and open packages of an admin’s marketplace or of a vendor’s own shop. */
export async function readSales(ctx: Ctx, days: number): Promise<SalesFigures> {
  const scope = await scopeOf(ctx);
  if (!scope)
    return {
      by_day: lastDays(ctx.now, days).map((day) => ({ day, orders: 0, revenue: 0 })),
      top_products: [],
      open_packages: noneOpen,
      truncated: false,
    };
  const key = `sales ${days} ${dhakaDay(ctx.now)} ${amountField(ctx)} ${JSON.stringify(scope)}`;
  return (
    await ctx.db.briefly(
      key,
      () => addUp(ctx, scope, days),
      ({ packages }) => packages >= MANY_PACKAGES,
    )
  ).figures;
}

/** Null for a vendor without a vendor record, who has sold nothing. */
async function scopeOf(ctx: Ctx): Promise<Where[] | null> {
  if (has(ctx, 'superadmin', 'subadmin')) return [];
  const vendor = await findOwnVendor(ctx);
  return vendor ? [{ vendor: { equals: vendor.id } }] : null;
}

/** What the customer pays for a package; goods are the vendor's share, delivery is not. */
const amountField = (ctx: Ctx): 'total' | 'subtotal' => (has(ctx, 'superadmin', 'subadmin') ? 'total' : 'subtotal');

/** The database aggregates; this receives one row per day and per product. */
async function addUp(ctx: Ctx, scope: Where[], days: number): Promise<{ figures: SalesFigures; packages: number }> {
  const shown = lastDays(ctx.now, days);
  const inTime: Where[] = [...scope, { createdAt: { greater_than_equal: startOfDay(shown[0]!)!.toISOString() } }];
  const amount = amountField(ctx);
  const found = await ctx.db.groups(why, 'packages', {
    where: { and: [...inTime, { status: { not_equals: packageStatus.canceled } }] },
    by: { day: 'createdAt', aheadHours: DHAKA_HOURS },
    sums: [amount],
    different: 'order_number',
  });
  const byDay = new Map(found.map((group) => [group.key, group]));
  const by_day = shown.map((day) => ({
    day,
    orders: byDay.get(day)?.different ?? 0,
    revenue: byDay.get(day)?.sums[amount] ?? 0,
  }));
  const figures = { by_day, ...(await topProducts(ctx, inTime)), open_packages: await openPackages(ctx, scope) };
  return { figures, packages: found.reduce((sum, { count }) => sum + count, 0) };
}

type Sold = { key: string; product: Id | null; slug: string | null; pieces: number; amount: number };

/**
 * The best sellers without canceled packages. Reads more products while one further down could still be among the best;
 * sets `truncated` when there are too many to be certain.
 */
async function topProducts(ctx: Ctx, inTime: Where[]): Promise<Pick<SalesFigures, 'top_products' | 'truncated'>> {
  const canceled = await ctx.db.rows(why, 'packages', {
    where: { and: [...inTime, { status: { equals: packageStatus.canceled } }] },
    limit: LAST_LOOK,
    select: { status: true },
  });
  const lost = new Map(
    (await soldOf(ctx, [{ package: { in: canceled.map(({ id }) => id) } }], LAST_LOOK)).map((each) => [each.key, each]),
  );
  for (let look = FIRST_LOOK; ; look *= 10) {
    const gross = await soldOf(ctx, inTime, look);
    const net = gross.map((each) => ({
      product: each.key,
      pieces: each.pieces - (lost.get(each.key)?.pieces ?? 0),
      amount: each.amount - (lost.get(each.key)?.amount ?? 0),
    }));
    const best = topSold(
      net.filter(({ pieces }) => pieces > 0),
      TOP,
    );
    const isKnown = gross.length < look || (best.length === TOP && best.at(-1)!.revenue > gross.at(-1)!.amount);
    if (isKnown || look >= LAST_LOOK) {
      const truncated = !isKnown || canceled.length === LAST_LOOK || lost.size === LAST_LOOK;
      return { top_products: await named(ctx, inTime, best, gross), truncated };
    }
  }
}

/** Products by revenue, highest first; a deleted product is identified by its slug. */
async function soldOf(ctx: Ctx, where: Where[], limit: number): Promise<Sold[]> {
  const of = async (by: 'product' | 'slug', exists: boolean) =>
    ctx.db.groups(why, 'order-lines', {
      where: { and: [...where, { product: { exists } }] },
      by,
      sums: ['qty', 'total'],
      most: { sum: 'total', limit },
    });
  const there = (await of('product', true)).map(({ key, sums }) => ({
    key: String(key),
    product: key,
    slug: null,
    pieces: sums.qty!,
    amount: sums.total!,
  }));
  const gone = (await of('slug', false)).map(({ key, sums }) => ({
    key: `gone ${key ?? ''}`,
    product: null,
    slug: String(key ?? ''),
    pieces: sums.qty!,
    amount: sums.total!,
  }));
  return gone.length === 0
    ? there
    : [...there, ...gone].sort((one, other) => other.amount - one.amount).slice(0, limit);
}

/** The name each product had when it was last bought. */
async function named(
  ctx: Ctx,
  inTime: Where[],
  best: ReturnType<typeof topSold>,
  sold: readonly Sold[],
): Promise<SalesFigures['top_products']> {
  const byKey = new Map(sold.map((each) => [each.key, each]));
  return Promise.all(
    best.map(async ({ product: key, pieces, revenue }) => {
      const { product, slug } = byKey.get(key)!;
      const what: Where =
        product === null
          ? { and: [{ product: { exists: false } }, { slug: { equals: slug } }] }
          : { product: { equals: product } };
      const line = await ctx.db.row(why, 'order-lines', {
        where: { and: [what, ...inTime] },
        sort: '-createdAt',
        select: { name: true, name_bn: true, slug: true, thumbnail: true },
      });
      return {
        id: product,
        name: line?.name ?? '',
        name_bn: line?.name_bn ?? '',
        slug: line?.slug ?? '',
        thumbnail: line?.thumbnail || null,
        pieces,
        revenue,
      };
    }),
  );
}

/** A count per stage, each answered from the index; there are few stages. */
async function openPackages(ctx: Ctx, scope: Where[]): Promise<SalesFigures['open_packages']> {
  return Promise.all(
    openStatuses.map(async (status) => ({
      status,
      count: await ctx.db.countRows(why, 'packages', { and: [...scope, { status: { equals: status } }] }),
    })),
  );
}
