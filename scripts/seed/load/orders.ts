import { deliveryFor } from '../../../domain/delivery/charge';
import { addressLine } from '../../../domain/orders/addressLine';
import { orderTotals } from '../../../domain/orders/totals';
import { packageStatus } from '../../../domain/packages/status';
import { trxKeyOf } from '../../../domain/refunds/trxKey';
import { shopLines, vendors as vendorRows, warehouses as warehouseRows } from '../people';
import { orders, type LineRow, type OrderRow } from '../orders';
import { deliveryCharges } from '../site';
import type { People } from './people';
import type { Doc, Id, Store } from './store';

export type Market = {
  /** Customer and product of every review: one each. */ reviewed: Set<string>;
  people: People;
  vendors: Map<string, Doc>;
  shops: Map<string, Doc>;
  products: Map<string, Doc>;
  addresses: Map<string, string>;
  commissionOn: (product: Doc, total: number) => object;
};
type Bought = Omit<LineRow, 'product'> & { product: Doc; price: number };

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
    ...(row.refund ? { refund_trx_id: row.refund.trx } : {}),
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

type Part = {
  row: OrderRow;
  order: Doc;
  customer: Doc;
  index: number;
  touched: Date;
  common: object;
  totals: { subtotal: number; coupon_amount: number; delivery_charge: number; total: number };
  lines: Bought[];
};

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

type LinePart = Part & { shared: object; line: Bought; status: number };

async function loadLine(store: Store, market: Market, part: LinePart): Promise<void> {
  const { shared, line, status, touched, common } = part;
  const { product, price, qty } = line;
  const { createdAt } = common as { createdAt: string };
  const kept = await store.write('order-lines', {
    ...shared,
    product: product.id,
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    thumbnail: product.thumbnail,
    price,
    original_price: product.original_price,
    qty,
    total: price * qty,
    ...market.commissionOn(product, price * qty),
    variation1: '',
    variation2: '',
    returned: line.back ? 1 : 0,
    createdAt,
    updatedAt: touched.toISOString(),
  });
  if (status !== 8) {
    product.sold = Number(product.sold ?? 0) + qty;
    await store.set('products', product.id, { sold: product.sold });
  }
  if (line.back) await loadReturn(store, market, part, kept.id);
  if (line.review) await loadReview(store, market, part);
}

/** A review and the counts it leaves on the product, as the shop itself would count it. */
async function loadReview(store: Store, market: Market, { customer, line, touched }: LinePart): Promise<void> {
  const { product, review } = line;
  const once = `${String(customer.id)}/${String(product.id)}`;
  if (!review || market.reviewed.has(once)) return;
  market.reviewed.add(once);
  const { star, details, hide = 0 } = review;
  const at = new Date(Math.min(touched.getTime() + 20 * 3_600_000, store.now.getTime())).toISOString();
  await store.write('reviews', {
    user: customer.id,
    product: product.id,
    star,
    details: details.normalize('NFC'),
    hide,
    createdAt: at,
    updatedAt: at,
  });
  product.rating_sum = Number(product.rating_sum ?? 0) + star;
  product.total_review = Number(product.total_review ?? 0) + 1;
  product.rating = Math.round((Number(product.rating_sum) / Number(product.total_review)) * 10) / 10;
  await store.set('products', product.id, {
    rating_sum: product.rating_sum,
    total_review: product.total_review,
    rating: product.rating,
  });
}

/** From the delivery on until a return is decided, at the most. */
const LONGEST_RETURN_MS = 7 * 24 * 60 * 60 * 1_000;

/** A return request and every step it made since the delivery. */
async function loadReturn(
  store: Store,
  market: Market,
  { row, index, customer, line, shared, touched }: LinePart,
  order_line: Id,
): Promise<void> {
  const { back, product } = line;
  if (!back) return;
  const way = back.status === 5 ? [0, 5] : [0, 1, 2, 3, 4].slice(0, back.status + 1);
  const span = Math.min(store.now.getTime() - touched.getTime(), LONGEST_RETURN_MS);
  const at = (step: number) => new Date(touched.getTime() + (span * (step + 1)) / (way.length + 2)).toISOString();
  const proof = back.refunded ? `DEMORET${row.number}` : '';
  const { id } = await store.write('returns', {
    ...shared,
    order_line,
    product: product.id,
    status: back.status,
    case: back.case,
    qty: 1,
    payment_method: 'bKash',
    payment_account: String(customer.mobile),
    payment_refund: back.refunded ?? 0,
    ...(proof ? { refund_trx_id: proof, refund_trx_key: trxKeyOf(proof), refund_from: 'bank' } : {}),
    details: back.details,
    createdAt: at(0),
    updatedAt: at(back.refunded ? way.length : way.length - 1),
  });
  const actors = {
    customer: customer.id,
    vendor: market.people.get(row.packages[index]!.vendor)!.id,
    superadmin: market.people.get('admin')!.id,
  };
  const keep = (step: number, role: keyof typeof actors, change: object) =>
    store.write('return-events', {
      return: id,
      ...change,
      actor: actors[role],
      actor_role: role,
      createdAt: at(step),
      updatedAt: at(step),
    });
  for (const [n, to] of way.entries()) {
    const role = to === 0 || to === 2 ? 'customer' : to === 3 ? 'vendor' : 'superadmin';
    await keep(n, role, { from: way[n - 1] ?? null, to });
  }
  if (back.refunded) await keep(way.length, 'superadmin', { refund_from: 0, refund_to: 1 });
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
