import type { Commission } from '../../domain/commissions/rules';
import { isChosen } from '../../domain/cart/options';
import { isNoCoupon } from '../../domain/coupons/apply';
import { isInScope } from '../../domain/coupons/scope';
import { daysOn, joined } from '../../domain/delivery/days';
import { expectedDays, type ExpectedDays } from '../../domain/delivery/expectedDays';
import { Failure, type FieldProblem, type FieldProblems } from '../../domain/failure';
import { deliveryChoiceProblems } from '../../domain/orders/deliverySlots';
import { partitionByVendor } from '../../domain/orders/partition';
import { paymentMethod } from '../../domain/orders/payment';
import { orderTotals, type OrderTotals } from '../../domain/orders/totals';
import type { Coupon, DeliveryCharge } from '../../payload-types';
import { loadLines, type LoadedLine } from '../cart/loadLines';
import { isBuyable, summarise, type BuyableLine } from '../cart/summarise';
import { offerOf, scopedLine, scopeOf } from '../checkout/applyCoupon';
import { readCommissions } from '../commissions/readCommissions';
import { actorOf, type Ctx, type Id, type Language } from '../ctx';
import { refId } from '../relations';
import { decideAddress, type DecidedAddress, type Note } from './decideAddress';
import type { OrderRequest, PayingBy } from './orderRequest';

/** A cart line that will become an order line. */
export type DecidedLine = BuyableLine & { vendor: Id; price: number; qty: number; commission: Commission };

/** An order that may be placed: everything is computed, nothing is written yet. */
export type OrderDecision = {
  customer: Id;
  request: OrderRequest;
  paying: PayingBy;
  groups: { vendor: Id; lines: DecidedLine[]; expected: ExpectedDays }[];
  totals: OrderTotals;
  coupon: Coupon | null;
  address: DecidedAddress;
};

/** Computes the order from the database, and refuses it with all wrong fields at once. */
export async function decideOrder(ctx: Ctx, request: OrderRequest, paying: PayingBy): Promise<OrderDecision> {
  const { id: customer } = actorOf(ctx);
  const loaded = await loadLines(ctx, customer, request.type);
  const problems: FieldProblems = {};
  const note = (field: string, problem: FieldProblem) => (problems[field] ??= []).push(problem);

  noteCart(loaded, ctx.language, note);
  noteMethod(request.payment_method, paying, note);
  for (const field of deliveryChoiceProblems(request, ctx.now)) note(field, { code: 'slotClosed' });
  const lines = loaded.filter(isBuyable);
  const address = await decideAddress(ctx, request, lines, note);

  const settings = await ctx.db.globalRow('delivery charges are public', 'delivery-charges');
  const summary = summarise(request.type, loaded, settings);
  const coupon = await decideCoupon(ctx, customer, request, lines, note);
  const commissionOf = await readCommissions(ctx);
  const decided = lines.map((line) => asDecided(line, commissionOf));
  const groups = promised(ctx.now, request, { settings, to: address.district, lines: decided });
  const totals = orderTotals(
    groups,
    { coupon_amount: coupon?.amount ?? 0, delivery_charge: summary.delivery.payable },
    (line) => !coupon || isInScope(scopeOf(coupon.coupon), scopedLine(line)),
  );
  compare('delivery_charge', request.delivery_charge, totals.delivery_charge, note);
  compare('payment_amount', request.payment_amount, totals.total, note);
  compare('expected_total', request.expected_total, totals.total, note);
  // The coupon covers everything: there is nothing to pay by bKash.
  if (paying === paymentMethod.bkash && totals.total === 0 && lines.length > 0)
    note('payment_method', { code: 'methodUnavailable' });
  refuseProblems(problems, totals.total);
  return { customer, request, paying, groups, totals, coupon: coupon?.coupon ?? null, address };
}

/** The packages with the days promised for each. A package takes as long as the slowest of its goods. */
function promised(
  placed: Date,
  { type, delivery_date }: OrderRequest,
  { settings, to, lines }: { settings: DeliveryCharge; to: Id | null; lines: readonly DecidedLine[] },
): OrderDecision['groups'] {
  const groups = partitionByVendor(lines) as Omit<OrderDecision['groups'][number], 'expected'>[];
  return groups.map((group) => {
    const spans = group.lines.map(({ product }) =>
      daysOn(settings, { type, from: refId(product.business_district), to }),
    );
    return { ...group, expected: expectedDays({ delivery_date, placed, days: joined(spans) }) };
  });
}

/**
 * If only the amounts are wrong, and the client sent the total it had shown, it only has to ask the shopper again with
 * the new total.
 */
function refuseProblems(fields: FieldProblems, total: number): void {
  const problems = Object.values(fields).flat();
  if (problems.length === 0) return;
  const onlyAmounts = problems.every(({ code }) => code === 'differs');
  if (fields.expected_total && onlyAmounts) throw new Failure('totalChanged', { params: { total }, fields });
  throw new Failure('invalid', { fields });
}

function noteCart(loaded: readonly LoadedLine[], language: Language, note: Note): void {
  if (loaded.length === 0) note('cart', { code: 'emptyCart' });
  if (loaded.some((line) => !isBuyable(line))) note('cart', { code: 'removeUnavailable' });
  // Added before the product had options, or before the vendor changed them.
  for (const { line, product } of loaded.filter(isBuyable)) {
    if (isChosen(product, { variation1: line.variation1 ?? '', variation2: line.variation2 ?? '' })) continue;
    note('cart', { code: 'chooseAgain', params: { name: language === 'bn' ? product.name_bn : product.name } });
  }
  // One product may be in several lines with different options: the stock has to cover them all, or each variant's own
  // stock its lines.
  const wanted = new Map<string, number>();
  const buyable = loaded.filter(isBuyable);
  for (const each of buyable) wanted.set(stockKey(each), (wanted.get(stockKey(each)) ?? 0) + each.line.product_qty);
  if (buyable.some((each) => each.product.qty < (wanted.get(stockKey(each)) ?? 0))) {
    note('cart', { code: 'removeOutOfStock' });
  }
}

/** Lines with the same key take pieces of the same stock. */
const stockKey = ({ product, variant }: BuyableLine): string => `${product.id} ${variant?.id ?? ''}`;

function noteMethod(typed: string, paying: PayingBy, note: Note): void {
  const method = typed.trim().toLowerCase();
  if (method === '') note('payment_method', { code: 'required' });
  else if (['rocket', 'nagad'].includes(method)) note('payment_method', { code: 'methodUnavailable' });
  else if (method !== paying.toLowerCase()) note('payment_method', { code: 'notAllowed' });
}

async function decideCoupon(
  ctx: Ctx,
  customer: Id,
  request: OrderRequest,
  lines: readonly BuyableLine[],
  note: Note,
): Promise<{ coupon: Coupon; amount: number } | null> {
  if (isNoCoupon(request.coupon_code)) {
    compare('coupon_amount', request.coupon_amount, 0, note);
    return null;
  }
  const offer = await offerOf(ctx, customer, request.coupon_code, lines);
  if (!offer.ok) {
    note('coupon_code', { code: offer.sentence, params: offer.params });
    return null;
  }
  compare('coupon_amount', request.coupon_amount, offer.amount, note);
  return offer;
}

/** An amount that the client did not send was not shown to the shopper. */
function compare(field: string, sent: number | null, computed: number, note: Note): void {
  if (sent !== null && sent !== computed) note(field, { code: 'differs', params: { amount: computed } });
}

function asDecided(line: BuyableLine, commissionOf: Awaited<ReturnType<typeof readCommissions>>): DecidedLine {
  const vendor = refId(line.product.vendor) as Id;
  const [price, qty] = [line.product.selling_price, line.line.product_qty];
  return { ...line, vendor, price, qty, commission: commissionOf({ product: line.product, price, qty }) };
}
