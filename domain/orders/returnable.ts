/**
 * What may still be returned of an order's money: what was paid, less everything returned or promised in any way, for
 * the order and for each package. Every refund is checked here, inside the transaction that promises it.
 */
import { sumOf } from '../money';
import { isHandedOver, packageStatus } from '../packages/status';
import { gatewayShares, type MoneyFacts, type MoneyPackage } from './orderMoney';
import { paymentMethod, paymentStatus } from './payment';

export type Returnable = {
  /** The most that bKash may still be asked to refund. */
  byBkash: number;
  /** The most that may still be refunded by hand for each package, in the given order. */
  byHand: number[];
};

export function returnable({ packages, payments }: MoneyFacts): Returnable {
  const gateway = gatewayShares(packages, sumOf(payments.map(({ amount }) => amount)));
  const parts = packages.map((one, index) => partOf(one, gateway[index] ?? 0));
  const came = sumOf(payments.map(({ amount }) => amount));
  const promised = sumOf(
    payments.map(({ amount, refund_due, refunded_amount }) => Math.min(Math.max(refund_due, refunded_amount), amount)),
  );
  // Money beyond the price of all packages belongs to none of them.
  const surplus = Math.max(came - sumOf(gateway), 0);
  const kept = sumOf(parts.map(({ paid, returned }) => paid - returned)) + surplus;
  const most = Math.min(came, kept, sumOf(parts.map(({ mayGoBack }) => mayGoBack)) + surplus);
  const byBkash = Math.max(most - promised, 0);
  const byHand = parts.map(({ paid, returned, cash, needed }) =>
    Math.max(Math.min(paid - returned - needed, Math.max(cash - returned, 0) + byBkash), 0),
  );
  return { byBkash, byHand };
}

/** What was paid for a package, and how much of it bKash may refund: refunds by hand are taken from cash first. */
function partOf(one: MoneyPackage, gateway: number) {
  const cash = paidInCash(one) ? one.total : 0;
  const paid = gateway + cash;
  const mayGoBack = Math.min(gateway, Math.max(paid - one.returned, 0));
  // Paid twice, once in cash: everything paid by bKash is owed.
  const isNeeded = one.status !== packageStatus.canceled && one.payment_method !== paymentMethod.bkash;
  return { paid, cash, returned: one.returned, mayGoBack, needed: isNeeded ? gateway : 0 };
}

/** Cash is recorded when a package is completed; a customer who has the goods has paid it at the door. */
function paidInCash({ status, payment_method, payment_status }: MoneyPackage): boolean {
  return payment_method === paymentMethod.cod && (payment_status === paymentStatus.paid || isHandedOver(status));
}
