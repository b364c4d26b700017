/**
 * The money of an order: what is due, paid, refunded, still to be refunded and still to be paid, for each of its
 * packages and in total. The parts always sum to the total; nothing is ever negative.
 *
 * Cash is paid when a package is completed, bKash when the payment is executed. A canceled package costs nothing: what
 * bKash paid for it is refunded, less what was refunded by hand for products returned after delivery.
 */
import { splitByLargestRemainder, sumOf } from '../money';
import { packageStatus } from '../packages/status';
import { paymentMethod, paymentStatus } from './payment';
import { owedForCanceled, refundLeft, type RefundSums } from './refund';

export const moneyStates = [
  'nothing_due',
  'unpaid',
  'partly_paid',
  'paid',
  'refund_owed',
  'partly_refunded',
  'refunded',
] as const;
export type MoneyState = (typeof moneyStates)[number];

type Sums = {
  /** What it costs; a canceled package costs nothing. */
  due: number;
  /** What has been paid, refunded or not. */
  paid: number;
  /** What was refunded to the customer. */
  refunded: number;
  /** What still has to be refunded. */
  refund_owed: number;
  /** What is still to be paid. */
  outstanding: number;
};
export type Money = Sums & { state: MoneyState };

export type MoneyPackage = {
  total: number;
  status: number;
  payment_status: number;
  payment_method: string;
  /** What was refunded by hand for its returned products. */
  returned: number;
};

/** Payments that were received, with their refunds; packages in the order in which they were canceled. */
export type MoneyFacts = { packages: readonly MoneyPackage[]; payments: readonly RefundSums[] };

export function orderMoney({ packages, payments }: MoneyFacts): { whole: Money; packages: Money[] } {
  const gateway = gatewayShares(packages, sumOf(payments.map(({ amount }) => amount)));
  const due = refundShares(packages, gateway, sumOf(payments.map(refundOf)));
  const back = fill(sumOf(payments.map((one) => one.refunded_amount)), due, canceledFirst(packages));
  const parts = packages.map((one, index): Sums => {
    const isCanceled = one.status === packageStatus.canceled;
    const cash = isPaidBy(one, paymentMethod.cod) ? one.total : 0;
    return {
      due: isCanceled ? 0 : one.total,
      paid: at(gateway, index) + cash,
      refunded: at(back, index) + one.returned,
      refund_owed: at(due, index) - at(back, index) + (isCanceled ? owedForCanceled(cash, one.returned) : 0),
      outstanding: isCanceled || one.payment_status === paymentStatus.paid ? 0 : one.total,
    };
  });
  const of = (name: keyof Sums) => sumOf(parts.map((part) => part[name]));
  const whole = {
    due: of('due'),
    paid: of('paid'),
    refunded: of('refunded'),
    refund_owed: of('refund_owed'),
    outstanding: of('outstanding'),
  };
  return { whole: named(whole), packages: parts.map(named) };
}

const named = (sums: Sums): Money => ({ ...sums, state: stateOf(sums) });

/** The state of the amounts in one word, for lists. */
function stateOf({ due, paid, refunded, refund_owed: owed, outstanding }: Sums): MoneyState {
  if (owed > 0) return 'refund_owed';
  if (outstanding > 0) return paid > refunded ? 'partly_paid' : 'unpaid';
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partly_refunded';
  if (paid > 0) return 'paid';
  return due > 0 ? 'unpaid' : 'nothing_due';
}

const at = (amounts: readonly number[], index: number): number => amounts[index] ?? 0;

const isPaidBy = (one: MoneyPackage, method: string): boolean =>
  one.payment_status === paymentStatus.paid && one.payment_method === method;

/** What has been refunded of one payment, and what is still to be. */
const refundOf = (payment: RefundSums): number => payment.refunded_amount + refundLeft(payment);

/** The indexes of the packages, canceled ones first. */
function canceledFirst(packages: readonly MoneyPackage[]): number[] {
  const isCanceled = (index: number) => packages[index]?.status === packageStatus.canceled;
  const places = packages.map((_, index) => index);
  return [...places.filter(isCanceled), ...places.filter((index) => !isCanceled(index))];
}

/** Distributes an amount in order, to each no more than its limit. */
function fill(amount: number, room: readonly number[], order: readonly number[]): number[] {
  const given = room.map(() => 0);
  let left = amount;
  for (const index of order) {
    given[index] = Math.min(left, at(room, index));
    left -= at(given, index);
  }
  return given;
}

/**
 * What bKash paid for each package. Money beyond the packages marked as paid arrived after some were canceled or paid
 * in cash: it counts towards those, and is refunded.
 */
export function gatewayShares(packages: readonly MoneyPackage[], came: number): number[] {
  const marked = packages.map((one) => (isPaidBy(one, paymentMethod.bkash) ? one.total : 0));
  const room = packages.map((one, index) => one.total - at(marked, index));
  const extra = fill(Math.max(came - sumOf(marked), 0), room, canceledFirst(packages));
  return marked.map((amount, index) => amount + at(extra, index));
}

/**
 * What is to be refunded for each package: everything for a canceled one, anything paid twice, and what was refunded
 * beyond that.
 */
function refundShares(packages: readonly MoneyPackage[], gateway: readonly number[], refund: number): number[] {
  const needed = packages.map((one, index) => {
    if (one.status === packageStatus.canceled) return owedForCanceled(at(gateway, index), one.returned);
    return isPaidBy(one, paymentMethod.bkash) ? 0 : at(gateway, index);
  });
  // Money refunded by hand cannot be refunded again; of a canceled package nothing remains.
  const room = packages.map((one, index) =>
    one.status === packageStatus.canceled
      ? 0
      : Math.max(at(gateway, index) - at(needed, index) - (isPaidBy(one, paymentMethod.bkash) ? one.returned : 0), 0),
  );
  const beyond = Math.min(Math.max(refund - sumOf(needed), 0), sumOf(room));
  if (beyond === 0) return needed;
  const more = splitByLargestRemainder(beyond, room);
  return needed.map((amount, index) => amount + at(more, index));
}
