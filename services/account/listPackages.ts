import type { Where } from 'payload';
import { customerTabs, isHandedOver } from '../../domain/packages/status';
import { returnWindowOpen } from '../../domain/returns/status';
import type { OrderLine, Package } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { refId } from '../relations';

const SHOWN = 1_000;
const MOST_LINES = 5_000;
/** The package fields that the tabs show. */
const tabFields = {
  tracking_id: true,
  order_number: true,
  type: true,
  status: true,
  payment_status: true,
  payment_method: true,
  total: true,
  createdAt: true,
  updatedAt: true,
} as const;
const lineFields = { package: true, product: true, name: true, name_bn: true, thumbnail: true } as const;
type Tab = keyof typeof customerTabs;

/** A package with its lines, as the tabs show it. */
export type ListedPackage = {
  sent: Package;
  lines: OrderLine[];
  money: OrdersMoney;
  canPay: boolean;
  canReturn: boolean;
  canReview: boolean;
};

const own = 'the caller’s own packages';

/** The caller’s packages by tab, newest first, with their lines; or a window of one tab. Seven queries. */
export async function listPackages(
  ctx: Ctx,
  part: { offset?: number | undefined; limit?: number | undefined } = {},
): Promise<{ tabs: Record<Tab, ListedPackage[]>; total: number }> {
  const where = { customer: { equals: actorOf(ctx).id } };
  const { docs: packages, total } = await ctx.db.rowWindow(own, 'packages', {
    where,
    sort: ['-createdAt', '-id'],
    offset: part.offset ?? 0,
    limit: part.limit ?? SHOWN,
    select: tabFields,
  });
  const isWhole = packages.length === total;
  // A part is found by its packages alone: with the customer's id SQLite would read all lines of the customer.
  const lines = await linesByPackage(ctx, isWhole ? where : { package: { in: packages.map(({ id }) => id) } });
  const money = await readMoney(
    ctx,
    packages.map((sent) => sent.order_number),
  );
  const listed = packages.map((sent) => ({
    sent,
    money,
    lines: lines.get(String(sent.id)) ?? [],
    canPay: money.canPay({ number: sent.order_number }),
    canReturn: returnWindowOpen({ status: sent.status, updatedAt: new Date(sent.updatedAt) }, ctx.now),
    canReview: isHandedOver(sent.status),
  }));
  const of = (tab: Tab) => listed.filter(({ sent }) => (customerTabs[tab] as readonly number[]).includes(sent.status));
  const tabs = {
    new: of('new'),
    to_ship: of('to_ship'),
    to_receive: of('to_receive'),
    done: of('done'),
    cancel: of('cancel'),
  };
  return { tabs, total };
}

/** For a customer with very many lines, the oldest packages are listed without theirs. */
async function linesByPackage(ctx: Ctx, where: Where): Promise<Map<string, OrderLine[]>> {
  const lines = await ctx.db.rows(own, 'order-lines', {
    where,
    sort: ['-createdAt', '-id'],
    limit: MOST_LINES,
    select: lineFields,
  });
  const byPackage = new Map<string, OrderLine[]>();
  // Read newest first; shown in the order of purchase.
  for (const line of lines.reverse()) {
    const key = String(refId(line.package));
    const there = byPackage.get(key);
    if (there) there.push(line);
    else byPackage.set(key, [line]);
  }
  return byPackage;
}
