/** The payment states from the customer's point of view. */

/** The money has arrived, whether or not some of it was refunded. */
export const hasMoney = (status: string): boolean => ['paid', 'refunding', 'refunded'].includes(status);

/** The money arrived. A payment whose refund the gateway refused is stuck, but did arrive. */
export const isTaken = ({ status, trx_id }: { status: string; trx_id?: string | null }): boolean =>
  hasMoney(status) || (status === 'stuck' && Boolean(trx_id));

/** It may be given up for a new one: nothing was taken, and no request is under way. */
export const payableAgain = (status: string): boolean => ['started', 'failed', 'canceled'].includes(status);

/** The payment state of an order for its customer. */
export const paymentStates = [
  'cash',
  'pending',
  'failed',
  'canceled',
  'checking',
  'paid',
  'refunding',
  'refunded',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Derived from the last attempt to pay; without one the order is paid in cash. */
export function paymentStateOf(attempt: { status: string } | null, isPaid: boolean): PaymentState {
  switch (attempt?.status) {
    case 'paid':
    case 'refunding':
    case 'refunded':
    case 'failed':
    case 'canceled':
      return attempt.status;
    case 'started':
      return 'pending';
    case 'executing':
    case 'stuck':
      return 'checking';
    default:
      return isPaid ? 'paid' : 'cash';
  }
}
