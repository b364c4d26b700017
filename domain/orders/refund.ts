/**
 * How much of a payment is refunded. A payment may be refunded in up to ten parts, together never more than was paid.
 */

export type RefundSums = {
  /** What was paid. */
  amount: number;
  /** The total to be refunded. */
  refund_due: number;
  /** The part already refunded. */
  refunded_amount: number;
};

/** What still has to be refunded; never more than is left of the payment. */
export function refundLeft({ amount, refund_due: due, refunded_amount: back }: RefundSums): number {
  return Math.max(Math.min(due, amount) - back, 0);
}

/**
 * The refund by bKash when a package is canceled: what was paid for it, less what was refunded by hand for its returned
 * products.
 */
export function owedForCanceled(paid: number, returned: number): number {
  return Math.max(paid - returned, 0);
}

/** The part of what was refunded that bKash has sent; people have sent the rest. */
export const sentByBkash = (payment: { refunded_amount: number; refunded_by_hand?: number | null }): number =>
  payment.refunded_amount - (payment.refunded_by_hand ?? 0);

/** What was due before this amount was added. */
export const refundDueBefore = (due: number, more: number): number => Math.max(due - more, 0);

/** Nothing is left of the payment. */
export function isFullyRefunded({ amount, refunded_amount: back }: RefundSums): boolean {
  return back >= amount;
}

/** How much a payment exceeds its packages: those canceled before it arrived, or paid in cash meanwhile. */
export function overpaid(amount: number, packagesPaidByIt: readonly { total: number }[]): number {
  return Math.max(amount - sumOf(packagesPaidByIt.map((each) => each.total)), 0);
}

/** The refunds as the gateway lists them: completed and pending sums. A part may have paisa. */
export function sumRefunds(refunds: readonly { amount: number; state: 'completed' | 'pending' | 'failed' }[]) {
  const of = (state: string) => sumOf(refunds.filter((each) => each.state === state).map((each) => each.amount));
  return { back: Math.floor(of('completed')), pending: of('pending') };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
