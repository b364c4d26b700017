/** What the payments of an order post, each in the transaction of its cause. */
import { paymentExecuted, refundExecuted, refundPromised } from '../../domain/ledger/events';
import { neededOf } from '../../domain/ledger/orderFacts';
import type { Payment } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { heldFor } from './heldFor';
import { post } from './post';
import { readOrderFacts } from './readOrderFacts';

/** The money of a payment has arrived. */
export const postPaymentExecuted = (ctx: Ctx, payment: Payment): Promise<void> =>
  post(ctx, {
    event: 'payment_executed',
    subject: `payment:${payment.id}`,
    order_number: payment.order_number,
    lines: paymentExecuted(payment, refId(payment.order) as Id),
  });

/** More of a payment is owed to its customer; `payment` as it is now. */
export async function postRefundPromised(ctx: Ctx, payment: Payment, amount: number): Promise<void> {
  await post(ctx, {
    event: 'refund_promised',
    subject: `payment:${payment.id}:${payment.refund_due}`,
    order_number: payment.order_number,
    lines: await promised(ctx, payment.order_number, { payment: payment.id, amount }),
    note: payment.detail ?? '',
  });
}

/** bKash has sent some of it back; `payment` as it is now. */
export const postRefundExecuted = (ctx: Ctx, payment: Payment, amount: number): Promise<void> =>
  post(ctx, {
    event: 'refund_executed',
    subject: `payment:${payment.id}:${payment.refunded_amount}`,
    order_number: payment.order_number,
    lines: refundExecuted(payment.id, amount),
    note: payment.refund_trx_id ?? '',
  });

/** Lines for what a promise takes from what is held for the order. Without a payment they only put right who bears the earlier ones. */
export async function promised(
  ctx: Ctx,
  orderNumber: number,
  { payment, amount }: { payment: Id | null; amount: number },
) {
  const facts = (await readOrderFacts(ctx, [orderNumber])).get(orderNumber);
  if (!facts) throw new Error(`order ${orderNumber} has no packages`);
  const held = await heldFor(ctx, orderNumber);
  return refundPromised({ order: facts.order, payment, amount }, held, neededOf(facts));
}
