import { frozen } from '../../domain/commissions/rules';
import { couponPaidBy } from '../../domain/coupons/paidBy';
import { Failure, invalid } from '../../domain/failure';
import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { packageStatus } from '../../domain/packages/status';
import { canSell } from '../../domain/shops/canSell';
import { lineTotal } from '../../domain/money';
import type { PackageTotals } from '../../domain/orders/totals';
import type { Message, Order, Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { preparePayment } from '../payments/preparePayment';
import { refId } from '../relations';
import { claimCoupon } from './claimCoupon';
import { claimStock } from './claimStock';
import { confirmedTo, confirmOrder } from './confirmOrder';
import type { DecidedLine, OrderDecision } from './decideOrder';
import { freeOrderNumber } from './freeOrderNumber';
import type { PlacedOrder } from './orderRequest';
import { tellVendors } from './tellVendors';

const why = 'orders are written by the shop itself, for the signed-in customer';

/** `messages`: its confirmation, to be sent after the transaction. */
type Written = { order: PlacedOrder; messages: Message[] };

/**
 * Writes a computed order. Runs inside the caller's transaction; steps that may fail because of concurrent orders come
 * first. The writes run one after another, one per package and line: a transaction uses one connection.
 */
export async function writeOrder(ctx: Ctx, decision: OrderDecision): Promise<Written> {
  const lines = decision.groups.flatMap((group) => group.lines);
  const customer = await readCustomer(ctx, decision.customer);
  await claimStock(ctx, lines);
  const warehouses = await warehousesOf(ctx, lines);
  await takeOutOfCart(ctx, decision.customer, lines);
  const order = await createOrder(ctx, decision);
  await claimCoupon(ctx, decision, order);
  const trackingIds: string[] = [];
  for (const [place, group] of decision.groups.entries()) {
    const amounts = decision.totals.packages[place];
    if (!amounts) throw new Error('every package has its amounts');
    const sent = await createPackage(ctx, order, { ...decision, ...group }, amounts, warehouses);
    for (const [at, line] of group.lines.entries())
      await createLine(ctx, order, sent, { ...line, coupon_amount: amounts.coupon_shares[at] ?? 0 });
    trackingIds.push(sent.tracking_id);
  }
  await recordPlacing(ctx, order, trackingIds);
  if (decision.paying === paymentMethod.bkash) await preparePayment(ctx, order);
  await tellVendors(ctx, order, decision);
  const messages = await confirmOrder(ctx, order, trackingIds, customer);
  const { number, total } = order;
  const placed = { order_number: number, tracking_ids: trackingIds, total, cartcount: lines.length };
  return { order: placed, messages };
}

/**
 * The shops' current warehouses, by shop: a later change does not move packages. An order for a shop without one is
 * refused, because nobody could receive its package.
 */
async function warehousesOf(ctx: Ctx, lines: readonly DecidedLine[]): Promise<Map<string, Id>> {
  const wanted = [...new Set(lines.map(({ shop }) => shop?.id ?? null))];
  const shops = await ctx.db.rows(why, 'shops', {
    where: { id: { in: wanted.filter((id) => id !== null) } },
    select: { warehouse: true },
    limit: wanted.length,
  });
  const selling = shops.filter(canSell);
  if (selling.length < wanted.length) throw invalid({ cart: 'cartChanged' });
  return new Map(selling.map((shop) => [String(shop.id), refId(shop.warehouse) as Id]));
}

/** Refuses an account that was suspended or deleted since the call arrived. */
async function readCustomer(ctx: Ctx, id: Id) {
  const customer = await ctx.db.row(why, 'users', {
    where: { id: { equals: id } },
    select: { status: true, ...confirmedTo },
  });
  if (!customer) throw new Failure('unauthorized');
  if (customer.status !== 1) throw new Failure('accountSuspended');
  return customer;
}

/** One audit entry, whatever the order consists of. */
const recordPlacing = (ctx: Ctx, { id, number, total, payment_method }: Order, packages: string[]): Promise<void> =>
  recordChange(ctx, {
    action: 'placed',
    target: 'orders',
    id,
    title: String(number),
    after: { total, payment_method, packages },
  });

/** Removes the lines from the cart: of two orders from the same cart, the second finds them gone. */
async function takeOutOfCart(ctx: Ctx, customer: Id, lines: readonly DecidedLine[]): Promise<void> {
  const ids = lines.map(({ line }) => line.id);
  const own = { and: [{ id: { in: ids } }, { user: { equals: customer } }] };
  const there = await ctx.db.countRows(why, 'carts', own);
  if (there !== ids.length) throw invalid({ cart: 'cartChanged' });
  await ctx.db.dropWhere('carts', own);
}

async function createOrder(
  ctx: Ctx,
  { customer, request, paying, totals, coupon, address }: OrderDecision,
): Promise<Order> {
  return ctx.db.insert(why, 'orders', {
    number: await freeOrderNumber(ctx),
    customer,
    type: request.type,
    subtotal: totals.subtotal,
    coupon_code: coupon?.code ?? '',
    coupon_amount: totals.coupon_amount,
    delivery_charge: totals.delivery_charge,
    total: totals.total,
    payment_status: paymentStatus.unpaid,
    payment_method: paying,
    address_line: address.line,
    district: address.district,
    upazila: address.upazila,
    delivery_note: request.delivery_note,
    delivery_date: request.delivery_date,
    delivery_time: request.delivery_time,
  });
}

async function createPackage(
  ctx: Ctx,
  order: Order,
  { customer, lines, expected, coupon, address }: OrderDecision['groups'][number] & OrderDecision,
  amounts: PackageTotals,
  warehouses: ReadonlyMap<string, Id>,
): Promise<Package> {
  const shop = lines[0]?.shop ?? null;
  const sent = await ctx.db.insert(why, 'packages', {
    order: order.id,
    order_number: order.number,
    customer,
    vendor: amounts.vendor,
    shop: shop?.id ?? null,
    warehouse: warehouses.get(String(shop?.id)) ?? null,
    tracking_id: ctx.gateways.ids.newTrackingId(),
    type: order.type,
    status: packageStatus.pending,
    payment_status: paymentStatus.unpaid,
    payment_method: order.payment_method,
    subtotal: amounts.subtotal,
    coupon_amount: amounts.coupon_amount,
    delivery_charge: amounts.delivery_charge,
    total: amounts.total,
    coupon_paid_by: coupon?.paid_by ?? couponPaidBy.marketplace,
    expected_from: expected.from,
    expected_by: expected.to,
    district: address.district,
    upazila: address.upazila,
  });
  await ctx.db.append(why, 'package-events', {
    package: sent.id,
    order: order.id,
    tracking_id: sent.tracking_id,
    from: null,
    to: packageStatus.pending,
    actor: customer,
    actor_role: 'customer',
  });
  return sent;
}

/**
 * The line stores the product's name, price and commission: later changes of the product and of the rules do not affect
 * it.
 */
async function createLine(
  ctx: Ctx,
  order: Order,
  sent: Package,
  { line, product, variant, vendor, price, qty, commission, coupon_amount }: DecidedLine & { coupon_amount: number },
) {
  await ctx.db.append(why, 'order-lines', {
    order: order.id,
    package: sent.id,
    order_number: order.number,
    tracking_id: sent.tracking_id,
    customer: refId(order.customer),
    vendor,
    product: product.id,
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    thumbnail: product.thumbnail ?? '',
    price,
    original_price: product.original_price,
    qty,
    total: lineTotal(price, qty),
    coupon_amount,
    variation1: line.variation1 ?? '',
    variation2: line.variation2 ?? '',
    variant: variant?.id ?? null,
    sku: (variant ? variant.sku : product.sku) ?? '',
    returned: 0,
    ...frozen(commission),
  });
}
