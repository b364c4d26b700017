import type { Order, Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';

export const paymentsWhy = 'payments are kept by the shop itself; only admins read them';

/**
 * Records that an order is to be paid by bKash, in the order's own transaction. We assign the invoice number: bKash
 * refuses it a second time, and so does the unique index. A second attempt pays for the packages that are left.
 */
export function preparePayment(
  ctx: Ctx,
  order: Order,
  { amount, attempt }: { amount: number; attempt: number } = { amount: order.total, attempt: 1 },
): Promise<Payment> {
  return ctx.db.asSystem(paymentsWhy).create('payments', {
    order: order.id,
    order_number: order.number,
    customer: refId(order.customer),
    gateway: 'bkash',
    invoice: attempt === 1 ? `HT${order.number}` : `HT${order.number}-${attempt}`,
    amount,
    status: 'started',
  });
}
