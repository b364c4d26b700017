/** The lines of the demo's orders, with their returns and reviews. */
import { trxKeyOf } from '../../../domain/refunds/trxKey';
import type { LineRow, OrderRow } from '../orders';
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

export type Bought = Omit<LineRow, 'product'> & { product: Doc; price: number };

export type Part = {
  row: OrderRow;
  order: Doc;
  customer: Doc;
  index: number;
  touched: Date;
  common: object;
  totals: { subtotal: number; coupon_amount: number; delivery_charge: number; total: number };
  lines: Bought[];
};

type LinePart = Part & { shared: object; line: Bought; status: number };

export async function loadLine(store: Store, market: Market, part: LinePart): Promise<void> {
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

/** The longest time from delivery until a return is decided. */
const LONGEST_RETURN_MS = 7 * 24 * 60 * 60 * 1_000;

/** A return request and all its steps since the delivery. */
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
