import type { Where } from 'payload';
import { isOpen, packageStatus, packageStatuses } from '../../domain/packages/status';
import { lastDays, salesByDay, topSold } from '../../domain/reports/sales';
import { startOfDay } from '../../domain/time/dhaka';
import type { SalesFigures } from '../../contract/dashboard';
import type { OrderLine, Package } from '../../payload-types';
import { has, type Ctx } from '../ctx';
import { refId } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

const why = 'an admin sees everybody’s sales; a vendor’s are limited to the own ones';
const TOP = 10;
/** More than a shop sells in three months; beyond it the newest count and the answer says so. */
const MOST_PACKAGES = 50_000;
const MOST_LINES = 100_000;
const openStages = packageStatuses.filter(isOpen);

/** Orders and revenue by day, top products and open packages of an admin’s marketplace or of a vendor’s own shop. */
export async function readSales(ctx: Ctx, days: number): Promise<SalesFigures> {
  const shown = lastDays(ctx.now, days);
  const scope = await scopeOf(ctx);
  if (!scope) return { by_day: salesByDay([], shown), top_products: [], open_packages: openStages.map((status) => ({ status, count: 0 })), truncated: false };
  const since = startOfDay(shown[0]!)!.toISOString();
  const sold = await soldPackages(ctx, scope, since);
  const lines = await soldLines(ctx, scope, since);
  return {
    by_day: salesByDay(sold.map((each) => ({ order: String(each.order_number), at: new Date(each.createdAt), amount: amountOf(ctx, each) })), shown),
    top_products: topOf(lines.sold),
    open_packages: await openPackages(ctx, scope),
    truncated: sold.length === MOST_PACKAGES || lines.read === MOST_LINES,
  };
}

/** Null: a vendor without a vendor record has sold nothing. */
async function scopeOf(ctx: Ctx): Promise<Where[] | null> {
  if (has(ctx, 'superadmin', 'subadmin')) return [];
  const vendor = await findOwnVendor(ctx);
  return vendor ? [{ vendor: { equals: vendor.id } }] : null;
}

/** What the customer pays for a package; of it the goods are the vendor’s, delivery is not. */
const amountOf = (ctx: Ctx, sold: Package): number => (has(ctx, 'superadmin', 'subadmin') ? sold.total : sold.subtotal);

const soldPackages = (ctx: Ctx, scope: Where[], since: string) =>
  ctx.db.rows(why, 'packages', {
    where: { and: [...scope, { createdAt: { greater_than_equal: since } }, { status: { not_equals: packageStatus.canceled } }] },
    sort: '-createdAt',
    limit: MOST_PACKAGES,
    select: { order_number: true, total: true, subtotal: true, createdAt: true },
  });

/**
 * Products as they were called when they were bought. Few packages are canceled: their lines are left out here, because not every
 * database joins.
 */
async function soldLines(ctx: Ctx, scope: Where[], since: string): Promise<{ sold: OrderLine[]; read: number }> {
  const lately = [...scope, { createdAt: { greater_than_equal: since } }];
  const canceled = await ctx.db.rows(why, 'packages', {
    where: { and: [...lately, { status: { equals: packageStatus.canceled } }] },
    sort: '-createdAt',
    limit: MOST_PACKAGES,
    select: {},
  });
  const gone = new Set(canceled.map(({ id }) => String(id)));
  const lines = await ctx.db.rows(why, 'order-lines', {
    where: { and: lately },
    sort: '-createdAt',
    limit: MOST_LINES,
    select: { package: true, product: true, name: true, name_bn: true, slug: true, thumbnail: true, qty: true, total: true },
  });
  return { sold: lines.filter((line) => !gone.has(String(refId(line.package)))), read: lines.length };
}

function topOf(lines: readonly OrderLine[]): SalesFigures['top_products'] {
  const keyOf = (line: OrderLine) => String(refId(line.product) ?? `gone ${line.slug ?? line.name}`);
  const newest = new Map<string, OrderLine>();
  for (const line of lines) if (!newest.has(keyOf(line))) newest.set(keyOf(line), line);
  return topSold(lines.map((line) => ({ product: keyOf(line), pieces: line.qty, amount: line.total })), TOP).map(({ product, pieces, revenue }) => {
    const line = newest.get(product)!;
    return {
      id: refId(line.product), name: line.name, name_bn: line.name_bn ?? '', slug: line.slug ?? '', thumbnail: line.thumbnail || null, pieces, revenue,
    };
  });
}

/** A count per stage, each answered from the index; the stages are a fixed handful. */
async function openPackages(ctx: Ctx, scope: Where[]): Promise<SalesFigures['open_packages']> {
  return Promise.all(
    openStages.map(async (status) => ({
      status,
      count: await ctx.db.countRows(why, 'packages', { and: [...scope, { status: { equals: status } }] }),
    })),
  );
}
