/** How much of a payment goes back. A payment may go back in up to ten parts, together never more than was paid. */

export type RefundSums = {
  /** What was paid. */
  amount: number;
  /** What has to go back in all. */
  refund_due: number;
  /** What of it is back. */
  refunded_amount: number;
};

/** What still has to go back; never more than is left of the payment. */
export function refundLeft({ amount, refund_due: due, refunded_amount: back }: RefundSums): number {
  return Math.max(Math.min(due, amount) - back, 0);
}

/** What has to go back besides what is known to, when the whole payment has to. */
export function notDueYet({ amount, refund_due: due }: RefundSums): number {
  return Math.max(amount - due, 0);
}

/** So much may be due already where this much more is to go back; below zero it can never. */
export function mostDueBefore({ amount }: Pick<RefundSums, 'amount'>, more: number): number {
  return amount - more;
}

/** What was owed before so much more was. */
export const refundDueBefore = (due: number, more: number): number => Math.max(due - more, 0);

/** Nothing of the payment is left. */
export function isFullyRefunded({ amount, refunded_amount: back }: RefundSums): boolean {
  return back >= amount;
}

/** What a payment brought more than its packages need: those canceled before it came, or paid in cash meanwhile. */
export function overpaid(amount: number, packagesPaidByIt: readonly { total: number }[]): number {
  return Math.max(amount - sumOf(packagesPaidByIt.map((each) => each.total)), 0);
}

/** The refunds as the gateway lists them: what is back, and what is on its way. A part may have paisa. */
export function sumRefunds(refunds: readonly { amount: number; state: 'completed' | 'pending' | 'failed' }[]) {
  const of = (state: string) => sumOf(refunds.filter((each) => each.state === state).map((each) => each.amount));
  return { back: Math.floor(of('completed')), pending: of('pending') };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
