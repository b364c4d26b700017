import { deliveryFor } from '../../../domain/delivery/charge';
import { addressLine } from '../../../domain/orders/addressLine';
import { orderTotals } from '../../../domain/orders/totals';
import { packageStatus } from '../../../domain/packages/status';
import { trxKeyOf } from '../../../domain/refunds/trxKey';
import { shopLines, vendors as vendorRows, warehouses as warehouseRows } from '../people';
import { orders, type OrderRow } from '../orders';
import { deliveryCharges } from '../site';
import type { Doc, Id, Store } from './store';
import { type Market, type Bought, type Part, loadLine } from './orderLines';

/** How a package reached its status. */
const WAY: Readonly<Record<number, readonly number[]>> = {
  0: [0],
  1: [0, 1],
  2: [0, 1, 2],
  3: [0, 1, 2, 3],
  4: [0, 1, 2, 3, 4],
  5: [0, 1, 2, 3, 4, 5],
  6: [0, 1, 2, 3, 4, 5, 6],
  7: [0, 1, 2, 3, 4, 5, 6, 7],
  8: [0, 8],
};

/** Orders with their packages, lines, history, stock, coupons, returns and reviews, so that every figure adds up. */
export async function loadOrders(store: Store, market: Market): Promise<void> {
  const known = await store.by('orders', 'number');
  const missing = orders.filter((order) => !known.has(String(order.number)));
  for (const order of missing) await store.together(() => loadOrder(store, market, order));
  store.log(`orders: ${missing.length} new of ${orders.length}`);
}

/** The n-th visible product of a vendor that has no variations. */
function productOf(market: Market, vendor: string, n: number): Doc {
  const id = market.vendors.get(vendor)!.id;
  const list = [...market.products.values()]
    .filter(
      (product) =>
        String(product.vendor) === String(id) &&
        product.visible === 1 &&
        Number(product.qty) > 20 &&
        !product.variation1,
    )
    .sort((a, b) => (String(a.slug) < String(b.slug) ? -1 : 1));
  return list[n % list.length]!;
}

async function loadOrder(store: Store, market: Market, row: OrderRow): Promise<void> {
  const customer = market.people.get(row.customer)!;
  const placed = store.daysAgo(row.days);
  const groups = row.packages.map((each) => ({
    vendor: each.vendor,
    lines: each.lines.map((line): Bought => {
      const product = productOf(market, each.vendor, line.product);
      return { ...line, product, price: Number(product.selling_price) };
    }),
  }));
  const subtotal = groups.flatMap((group) => group.lines).reduce((sum, line) => sum + line.price * line.qty, 0);
  const delivery = deliveryFor(deliveryCharges, { type: row.type, subtotal, shops: groups.length });
  const coupon_amount = row.coupon ? Math.min(row.coupon.amount, subtotal) : 0;
  const totals = orderTotals(groups, { coupon_amount, delivery_charge: delivery.payable });
  const kept = row.packages.filter((each) => each.status !== packageStatus.canceled);
  const paid = kept.length > 0 && kept.every((each) => isPaid(row, each.status)) ? 1 : 0;
  const common = { type: row.type, payment_method: row.bkash ? 'bKash' : 'COD', createdAt: placed.toISOString() };
  const order = await store.write('orders', {
    ...common,
    number: row.number,
    customer: customer.id,
    subtotal: totals.subtotal,
    coupon_code: row.coupon?.code ?? '',
    coupon_amount,
    delivery_charge: totals.delivery_charge,
    total: totals.total,
    payment_status: paid,
    payment_id: row.bkash ? paymentIdOf(row) : '',
    address_line: market.addresses.get(row.customer) ?? addressNear(row, customer),
    delivery_note: row.note ?? '',
    delivery_date: '',
    delivery_time: row.type === 1 ? 'Morning' : '',
    updatedAt: placed.toISOString(),
  });
  if (row.bkash) await loadPayment(store, row, order, customer.id, totals.total, placed);
  if (row.coupon) await redeemCoupon(store, row.coupon.code, customer.id, order.id, coupon_amount);
  for (const [index, each] of row.packages.entries()) {
    const touched = store.daysAgo(each.touched ?? Math.max(row.days - each.status * 0.5, 0.1));
    await loadPackage(store, market, {
      row,
      order,
      customer,
      index,
      touched,
      common,
      totals: totals.packages[index]!,
      lines: groups[index]!.lines,
    });
  }
}

const paymentIdOf = (row: OrderRow): string => `DEMO${row.number}`;

/** The bKash payment of the order, minutes after it was placed. */
async function loadPayment(
  store: Store,
  row: OrderRow,
  order: Doc,
  customer: Id,
  amount: number,
  placed: Date,
): Promise<void> {
  const settled = new Date(placed.getTime() + 3 * 60_000).toISOString();
  const back = row.refund && (row.refund.amount === 'all' ? amount : row.refund.amount);
  await store.write('payments', {
    order: order.id,
    order_number: row.number,
    customer,
    gateway: 'bkash',
    payment_id: paymentIdOf(row),
    invoice: `HT${row.number}`,
    amount,
    status: back === amount ? 'refunded' : 'paid',
    trx_id: `DEMOTRX${String(row.number).slice(-5)}`,
    refund_due: back ?? 0,
    refunded_amount: back ?? 0,
    ...(row.refund ? { refund_trx_id: row.refund.trx, refund_trx_key: trxKeyOf(row.refund.trx) } : {}),
    settled_at: settled,
    createdAt: placed.toISOString(),
    updatedAt: row.refund ? store.daysAgo(row.refund.days).toISOString() : settled,
  });
}

/**
 * Customers without an address book live near the order's first shop: groceries are delivered only in the shop's own
 * area.
 */
function addressNear(row: OrderRow, customer: Doc): string {
  const shop = vendorRows.find((vendor) => vendor.key === row.packages[0]?.vendor);
  const place = { district: shop?.district ?? 'Dhaka', upazila: shop?.upazila ?? 'Savar' };
  return addressLine({
    name: String(customer.name),
    details: 'House 7, Road 3',
    ...place,
    mobile1: String(customer.mobile),
  });
}

const isPaid = (row: OrderRow, status: number): boolean => row.bkash === true || status === 7;

async function loadPackage(store: Store, market: Market, part: Part): Promise<void> {
  const { row, order, customer, index, touched, common, totals, lines } = part;
  const wanted = row.packages[index]!;
  const shop = market.shops.get(wanted.vendor)!;
  const tracking_id = `HTDEMO${String(row.number).slice(-5)}${index + 1}`;
  const { subtotal, coupon_amount, delivery_charge, total } = totals;
  const shared = {
    order: order.id,
    order_number: row.number,
    tracking_id,
    customer: customer.id,
    vendor: market.vendors.get(wanted.vendor)!.id,
  };
  const made = await store.write('packages', {
    ...common,
    ...shared,
    shop: shop.id,
    warehouse: shop.warehouse,
    status: wanted.status,
    payment_status: isPaid(row, wanted.status) ? 1 : 0,
    subtotal,
    coupon_amount,
    delivery_charge,
    total,
    updatedAt: touched.toISOString(),
  });
  for (const line of lines)
    await loadLine(store, market, { ...part, shared: { ...shared, package: made.id }, line, status: wanted.status });
  await loadWay(
    store,
    market,
    { package: made.id, order: order.id, tracking_id },
    { wanted, customer: customer.id, from: store.daysAgo(row.days), to: touched },
  );
}

type Way = { package: Id; order: Id; tracking_id: string };

type Course = { wanted: OrderRow['packages'][number]; customer: Id; from: Date; to: Date };

async function loadWay(
  store: Store,
  market: Market,
  shared: Way,
  { wanted, customer, from, to }: Course,
): Promise<void> {
  const way = WAY[wanted.status]!;
  const house = warehouseRows.find(({ name }) => name === shopLines[wanted.vendor]?.warehouse);
  const actors = {
    customer,
    vendor: market.people.get(wanted.vendor)!.id,
    incharge: market.people.get(house!.incharge)!.id,
  };
  for (const [n, target] of way.entries()) {
    const at = new Date(
      from.getTime() + ((to.getTime() - from.getTime()) * n) / Math.max(1, way.length - 1),
    ).toISOString();
    const role = n === 0 ? 'customer' : target >= 4 && target < 8 ? 'incharge' : 'vendor';
    await store.write('package-events', {
      ...shared,
      from: way[n - 1] ?? null,
      to: target,
      actor: actors[role],
      actor_role: role,
      createdAt: at,
      updatedAt: at,
    });
  }
}

async function redeemCoupon(store: Store, code: string, customer: Id, order: Id, amount: number): Promise<void> {
  const found = (
    await store.payload.find({
      collection: 'coupons',
      where: { code: { equals: code } },
      depth: 0,
      overrideAccess: true,
    })
  ).docs[0]!;
  const left = (
    await store.payload.count({
      collection: 'coupon-redemptions',
      where: { coupon: { equals: found.id } },
      overrideAccess: true,
    })
  ).totalDocs;
  const stamp = store.now.toISOString();
  await store.write('coupon-redemptions', {
    coupon: found.id,
    customer,
    order,
    amount,
    createdAt: stamp,
    updatedAt: stamp,
  });
  await store.set('coupons', found.id, { remain: found.quantity - left - 1 });
}
