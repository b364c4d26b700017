/** Orders of the past two years with their packages, lines, histories, some returns and reviews: every figure adds up. */
import { commissionOn, frozen } from '../../../domain/commissions/rules';
import { deliveryFor } from '../../../domain/delivery/charge';
import { lineTotal } from '../../../domain/money';
import { orderTotals, type PackageTotals } from '../../../domain/orders/totals';
import { packageStatus } from '../../../domain/packages/status';
import { deliveryCharges } from '../site';
import { Journal, postPackage, type Written } from './journal';
import { CUSTOMERS, VENDORS, addressText, customerId, isGrocer, vendorUserId } from './people';
import { PRODUCTS } from './products';
import { returnOf, writeReturn } from './returns';
import { FIRST, numbersFrom, type Writer } from './writer';

/** Two and a half lines each on average: a million in all. */
const ORDERS = 400_000;
const DAYS = 730;
const DAY_MS = 24 * 60 * 60 * 1_000;
const HOUR_MS = 60 * 60 * 1_000;
/** Maximum per order; ids are assigned in blocks, so that a part written again has the same ids. */
const PACKAGES = 2;
const LINES = 6;
const EVENTS = 16;

/** In hundredths of a per cent, as the lines keep it. */
const COMMISSION = { 1: 500, 2: 1_000 } as const;

type Goods = {
  id: number;
  name: string;
  name_bn: string;
  slug: string;
  thumbnail: string;
  selling_price: number;
  original_price: number;
};
type Line = { product: Goods; price: number; qty: number };
type Shop = { vendor: number; lines: Line[] };
type Draw = (below: number) => number;
type Placed = { id: number; number: number; customer: number; type: 1 | 2; at: Date; draw: Draw };

export function writeOrders(writer: Writer, now: Date): void {
  const shops = goodsByVendor(writer);
  const warehouses = new Map(
    writer
      .all<{ id: number; warehouse_id: number }>(`SELECT id, warehouse_id FROM shops WHERE id > ${FIRST}`)
      .map((shop) => [shop.id, shop.warehouse_id]),
  );
  const incharges = new Map(
    writer
      .all<{ id: number; incharge1_id: number }>('SELECT id, incharge1_id FROM warehouses')
      .map((each) => [each.id, each.incharge1_id]),
  );
  const [admin] = writer.all<{ id: number }>("SELECT id FROM users WHERE email = 'admin@demo.test'");
  const journal = new Journal(writer);
  writer.inParts('orders', 'orders', ORDERS, 4_000, (number) => {
    const draw = numbersFrom(number + 7_777_777);
    const order = placedOrder(number, draw, now);
    const chosen = choose(order, shops);
    const subtotal = chosen
      .flatMap((shop) => shop.lines)
      .reduce((sum, { price, qty }) => sum + lineTotal(price, qty), 0);
    const delivery = deliveryFor(deliveryCharges, { type: order.type, subtotal, shops: chosen.length });
    const totals = orderTotals(chosen, { coupon_amount: 0, delivery_charge: delivery.payable });
    const packages = chosen.map((shop, place) => {
      const id = FIRST + (number - 1) * PACKAGES + place + 1;
      const warehouse = warehouses.get(FIRST + shop.vendor)!;
      return {
        id,
        shop,
        amounts: totals.packages[place]!,
        way: wayOf(order, now),
        warehouse,
        incharge: incharges.get(warehouse)!,
      };
    });
    const due = packages.filter(({ way }) => way.at(-1) !== 8);
    const paid = due.length > 0 && due.every(({ way }) => way.at(-1) === 7) ? 1 : 0;
    writeOrder(writer, order, totals, paid);
    for (const [place, each] of packages.entries())
      writePackage(writer, journal, order, { ...each, place, admin: admin!.id, now });
  });
}

function goodsByVendor(writer: Writer): Goods[][] {
  const byVendor: Goods[][] = Array.from({ length: VENDORS + 1 }, () => []);
  const fields = 'id, vendor_id, name, name_bn, slug, thumbnail, selling_price, original_price';
  for (const { vendor_id, ...goods } of writer.all<Goods & { vendor_id: number }>(
    `SELECT ${fields} FROM products WHERE id > ? AND id <= ? AND visible = 1`,
    FIRST,
    FIRST + PRODUCTS,
  )) {
    byVendor[vendor_id - FIRST]!.push(goods);
  }
  return byVendor;
}

function placedOrder(number: number, draw: Draw, now: Date): Placed {
  // In the order they were placed, evenly over the days; the newest a few minutes ago.
  const at = new Date(now.getTime() - ((ORDERS - number) / ORDERS) * DAYS * DAY_MS - 5 * 60_000);
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  return {
    id: FIRST + number,
    number: Number(day) * 100_000 + (number % 100_000),
    customer: customerId(draw(CUSTOMERS) + 1),
    type: draw(10) === 0 ? 1 : 2,
    at,
    draw,
  };
}

function choose({ type, draw }: Placed, shops: Goods[][]): Shop[] {
  const wanted = type === 1 || draw(10) < 7 ? 1 : PACKAGES;
  const vendors = new Set<number>();
  while (vendors.size < wanted) {
    const vendor = draw(VENDORS) + 1;
    if (isGrocer(vendor) === (type === 1)) vendors.add(vendor);
  }
  return [...vendors].map((vendor) => {
    const goods = shops[vendor]!;
    const count = wanted === 1 ? 1 + draw(4) : 1 + draw(3);
    const start = draw(goods.length);
    const lines = Array.from({ length: count }, (_, index): Line => {
      const product = goods[(start + index * 7) % goods.length]!;
      return { product, price: product.selling_price, qty: 1 + draw(3) };
    });
    return { vendor, lines };
  });
}

/** The statuses a package went through: old packages are finished, recent ones on their way. */
function wayOf({ at, draw }: Placed, now: Date): number[] {
  const days = (now.getTime() - at.getTime()) / DAY_MS;
  if (draw(100) < 6) return [0, 8];
  const reached = days > 12 ? 7 : Math.min(7, Math.floor(draw(Math.max(1, Math.ceil(days))) * 0.7));
  return Array.from({ length: reached + 1 }, (_, status) => status);
}

type Totals = Omit<PackageTotals, 'vendor' | 'coupon_shares'>;

function writeOrder(writer: Writer, { id, number, customer, type, at }: Placed, totals: Totals, paid: number): void {
  const time = at.toISOString();
  writer.insert('orders', {
    id,
    number,
    customer_id: customer,
    type,
    coupon_code: '',
    subtotal: totals.subtotal,
    coupon_amount: totals.coupon_amount,
    delivery_charge: totals.delivery_charge,
    total: totals.total,
    payment_status: paid,
    payment_method: 'COD',
    payment_id: '',
    address_line: `${addressText(customer - FIRST)}, Dhaka`,
    delivery_note: '',
    delivery_date: '',
    delivery_time: type === 1 ? 'Morning' : '',
    updated_at: time,
    created_at: time,
  });
}

type Part = {
  id: number;
  place: number;
  shop: Shop;
  amounts: PackageTotals;
  way: number[];
  warehouse: number;
  incharge: number;
  admin: number;
  now: Date;
};

function writePackage(writer: Writer, journal: Journal, order: Placed, part: Part): void {
  const { id, shop, amounts, way, warehouse } = part;
  const tracking = `HTL${id.toString(36).toUpperCase()}`;
  const status = way.at(-1)!;
  const time = order.at.toISOString();
  const moment = (step: number) =>
    new Date(Math.min(order.at.getTime() + step * 9 * HOUR_MS, part.now.getTime() - 60_000 + step)).toISOString();
  const touched = moment(way.length - 1);
  const sent = {
    id,
    order_id: order.id,
    order_number: order.number,
    customer_id: order.customer,
    vendor_id: FIRST + shop.vendor,
    shop_id: FIRST + shop.vendor,
    warehouse_id: warehouse,
    tracking_id: tracking,
    type: order.type,
    status,
    payment_status: status === 7 ? 1 : 0,
    payment_method: 'COD',
    subtotal: amounts.subtotal,
    coupon_amount: amounts.coupon_amount,
    delivery_charge: amounts.delivery_charge,
    total: amounts.total,
    updated_at: touched,
    created_at: time,
  };
  writer.insert('packages', sent);
  for (const [step, to] of way.entries())
    writeEvent(writer, order, part, { step, to, from: way[step - 1] ?? null, tracking, at: moment(step) });
  const written = shop.lines.map((line, place) =>
    writeLine(writer, order, part, { line, place, tracking, status, touched }),
  );
  if (status === packageStatus.completed) postPackage(journal, sent, written, new Date(touched));
}

type Event = { step: number; to: number; from: number | null; tracking: string; at: string };

function writeEvent(writer: Writer, order: Placed, part: Part, { step, to, from, tracking, at }: Event): void {
  const byIncharge = to >= 4 && to <= 7;
  const [role, actor] =
    step === 0
      ? ['customer', order.customer]
      : byIncharge
        ? ['incharge', part.incharge]
        : ['vendor', vendorUserId(part.shop.vendor)];
  const id = FIRST + (order.id - FIRST - 1) * EVENTS + part.place * (EVENTS / PACKAGES) + step + 1;
  writer.insert('package_events', {
    id,
    package_id: part.id,
    order_id: order.id,
    tracking_id: tracking,
    from,
    to,
    actor_id: actor,
    actor_role: role,
    updated_at: at,
    created_at: at,
  });
}

type Bought = { line: Line; place: number; tracking: string; status: number; touched: string };

function writeLine(
  writer: Writer,
  order: Placed,
  part: Part,
  { line, place, tracking, status, touched }: Bought,
): Written {
  const { product, price, qty } = line;
  const id = FIRST + (order.id - FIRST - 1) * LINES + part.place * (LINES / PACKAGES) + place + 1;
  const returned = status === packageStatus.completed && order.draw(150) === 0 ? 1 : 0;
  const total = lineTotal(price, qty);
  const rate = COMMISSION[order.type];
  const commission = frozen({ rate, amount: commissionOn(total, rate), scope: 'all', rule: null });
  const own = {
    order_id: order.id,
    order_number: order.number,
    package_id: part.id,
    tracking_id: tracking,
    customer_id: order.customer,
    vendor_id: FIRST + part.shop.vendor,
    product_id: product.id,
  };
  writer.insert('order_lines', {
    id,
    ...own,
    name: product.name,
    name_bn: product.name_bn,
    slug: product.slug,
    thumbnail: product.thumbnail,
    price,
    original_price: product.original_price,
    qty,
    total,
    ...commission,
    variation1: '',
    variation2: '',
    returned,
    updated_at: touched,
    created_at: order.at.toISOString(),
  });
  const asked = { ...own, id, order_line_id: id, qty };
  const request = returned ? returnOf(asked, { draw: order.draw, worth: total, at: touched, now: part.now }) : null;
  if (request) writeReturn(writer, request, { customer: order.customer, admin: part.admin });
  if (status === packageStatus.completed && order.draw(6) === 0) {
    const review = {
      id,
      user_id: order.customer,
      product_id: product.id,
      star: 5 - Math.floor(order.draw(10) / 4),
      details: 'Just as described.',
      hide: 0,
      updated_at: touched,
      created_at: touched,
    };
    writer.insert('reviews', review, true);
  }
  return { id, price, qty, total, commission: commission.commission, request };
}
