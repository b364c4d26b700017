/** One pure function per event: the facts in, the lines out. */
import type { Id } from '../ids';
import { refundOf } from './accounts';
import { line, type Line } from './entry';
import { takenByReturns, type PackageFacts, type ReturnFacts } from './orderFacts';

/** The money of a payment has arrived: it is held for its order. */
export const paymentExecuted = (payment: { amount: number }, order: Id): Line[] => [
  line('wallet_bkash', payment.amount),
  line('held', -payment.amount, order),
];

/** What is held for an order before a promise, and what of earlier promises the marketplace bears. Credits as positive sums. */
export type Held = { held: number; goodwill: number };

/**
 * More of a payment is owed to the customer. It comes out of what is held for the order and not needed any more; the
 * marketplace bears the rest, out of goodwill, for as long as that is so. An amount of 0 only puts that right.
 */
export function refundPromised(
  { order, payment, amount }: { order: Id; payment: Id | null; amount: number },
  { held, goodwill }: Held,
  needed: number,
): Line[] {
  const more = Math.max(needed - (held - goodwill - amount), 0) - goodwill;
  return [
    ...(payment === null ? [] : [line('owed_refund', -amount, refundOf.payment(payment))]),
    line('cost_refunds', more),
    line('held', amount - more, order),
  ];
}

/** bKash has sent it back. */
export const refundExecuted = (payment: Id, amount: number): Line[] => [
  line('owed_refund', amount, refundOf.payment(payment)),
  line('wallet_bkash', -amount),
];

/** The warehouse has the cash of a package that was paid at the door. */
export const cashCollected = (sent: { total: number; warehouse: Id | null }, order: Id): Line[] => [
  line('cash_warehouse', sent.total, sent.warehouse ?? NOWHERE),
  line('held', -sent.total, order),
];

/** Packages of early releases may have no warehouse. */
export const NOWHERE = 'none';

/**
 * A package is completed: what is held for it is earned. The vendor gets the goods less the commission, and less the coupon
 * where it is theirs. What came back before is not earned.
 */
export function packageCompleted(sent: PackageFacts, order: Id, available_at: Date): Line[] {
  const couponOfVendor = sent.couponIsVendors ? sent.coupon_amount : 0;
  const earned = sent.subtotal - sent.commission - couponOfVendor;
  return [
    line('held', sent.total - takenByReturns(sent), order),
    line('cost_coupons', sent.coupon_amount - couponOfVendor),
    { ...line('owed_vendor', -earned, sent.vendor), available_at },
    line('income_commission', -sent.commission),
    line('income_delivery', -sent.delivery_charge),
    ...sent.returns.flatMap((each) => givenBack(each, sent.vendor).map((one) => available(one, available_at))),
  ];
}

const available = (one: Line, available_at: Date): Line =>
  one.account === 'owed_vendor' ? { ...one, available_at } : one;

/** Who bears what a customer gets for a return: the vendor and the commission, less the coupon the marketplace has borne. */
function givenBack({ worth, commission, coupon, settled }: ReturnFacts, vendor: Id): Line[] {
  if (settled === null) return [];
  const part = (amount: number) => (worth === 0 ? amount : Math.floor((amount * settled) / worth));
  return [
    line('owed_vendor', settled + part(coupon) - part(commission), vendor),
    line('income_commission', part(commission)),
    line('cost_coupons', -part(coupon)),
  ];
}

/** From when on what a return changes counts for its vendor: with the package's earning, or at once if that is due already. */
export const returnDue = (now: Date, earningDue: Date | null): Date =>
  earningDue !== null && earningDue > now ? earningDue : now;

/**
 * What the customer gets for a return has changed: it was promised, became less, or is not owed any more. `earned`: the
 * package is completed, so that vendor and commission bear it; before that it comes out of what is held. `at`: see `returnDue`.
 */
export function returnSettled(
  before: ReturnFacts,
  after: ReturnFacts,
  { vendor, order, earned, at }: { vendor: Id; order: Id; earned: boolean; at: Date },
): Line[] {
  const borne = (facts: ReturnFacts) =>
    earned ? givenBack(facts, vendor).map((one) => available(one, at)) : [line('held', facts.settled ?? 0, order)];
  const less = borne(before).map((each) => ({ ...each, amount: -each.amount }));
  const change = (after.settled ?? 0) - (before.settled ?? 0);
  return [...less, ...borne(after), line('owed_refund', -change, refundOf.return(after.id))];
}

/** Where money is that people send by hand. */
export const handAccounts = ['bank', 'wallet_bkash'] as const;
export type HandAccount = (typeof handAccounts)[number];

/** The account that a record names; the first one where it names none, as those of early releases do. */
export const handAccountOf = (name: string | null | undefined): HandAccount =>
  handAccounts.find((account) => account === name) ?? handAccounts[0];

/** A refund was sent by hand; a negative amount takes the mark back. */
export const returnRefunded = (request: Id, amount: number, from: HandAccount): Line[] => [
  line('owed_refund', amount, refundOf.return(request)),
  line(from, -amount),
];

/** A person has sent back what bKash refused to send. */
export const paymentRefunded = (payment: Id, amount: number, from: HandAccount): Line[] => [
  line('owed_refund', amount, refundOf.payment(payment)),
  line(from, -amount),
];

/** A vendor was paid. What a vendor has been paid is no earning: it counts at once. */
export const payoutSent = (vendor: Id, amount: number, from: HandAccount): Line[] => [
  line('owed_vendor', amount, vendor),
  line(from, -amount),
];

/** Cash of a warehouse was taken to the bank, which counted it again; what is missing there is a cost. */
export const cashDeposited = (warehouse: Id, { amount, counted }: { amount: number; counted: number }): Line[] => [
  line('bank', counted),
  line('cash_warehouse', -amount, warehouse),
  line('cost_cash_differences', amount - counted),
];

/** The cash was counted. `difference`: counted less expected; what is missing is a cost. */
export const cashDifference = (warehouse: Id, difference: number): Line[] => [
  line('cash_warehouse', difference, warehouse),
  line('cost_cash_differences', -difference),
];
