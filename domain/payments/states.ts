/** What the states of a payment mean for its customer. */

/** The money has arrived, whether or not some of it went back. */
export const hasMoney = (status: string): boolean => ['paid', 'refunding', 'refunded'].includes(status);

/** Its money came. With a refund that the gateway refused it is stuck, and still came. */
export const isTaken = ({ status, trx_id }: { status: string; trx_id?: string | null }): boolean =>
  hasMoney(status) || (status === 'stuck' && Boolean(trx_id));

/** It may be given up for a new one: nothing was taken, and nobody is taking it just now. */
export const payableAgain = (status: string): boolean => ['started', 'failed', 'canceled'].includes(status);

/** How an order's payment stands, as its customer reads it. */
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

/** From the last attempt to pay; without one the order is paid in cash. */
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
