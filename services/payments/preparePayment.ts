import type { Order, Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';

export const paymentsWhy = 'payments are kept by the shop itself; only admins read them';

/**
 * Writes down that an order is to be paid by bKash, in the order's own transaction. The invoice number is ours and unique:
 * bKash refuses it a second time, and so does the index.
 */
export function preparePayment(ctx: Ctx, order: Order): Promise<Payment> {
  return ctx.db.asSystem(paymentsWhy).create('payments', {
    order: order.id,
    order_number: order.number,
    customer: refId(order.customer),
    gateway: 'bkash',
    invoice: `HT${order.number}`,
    amount: order.total,
    status: 'started',
  });
}
