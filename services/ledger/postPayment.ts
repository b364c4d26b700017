/** What the payments of an order post, each in the transaction of its cause. */
import {
  handAccountOf,
  paymentExecuted,
  paymentRefunded,
  refundExecuted,
  refundPromised,
} from '../../domain/ledger/events';
import { reversalOf } from '../../domain/ledger/entry';
import { neededOf } from '../../domain/ledger/orderFacts';
import { sentByBkash } from '../../domain/orders/refund';
import type { Payment, RefundRequest } from '../../payload-types';
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
    // What bKash has sent only grows, unlike what people have.
    subject: `payment:${payment.id}:${sentByBkash(payment)}`,
    order_number: payment.order_number,
    lines: refundExecuted(payment.id, amount),
    note: payment.refund_trx_id ?? '',
  });

/** A refund of this payment was sent by hand as a confirmed request says. `at`: when; now, unless it is posted later. */
export const postPaymentRefunded = (ctx: Ctx, request: RefundRequest, payment: Id, at?: Date): Promise<void> =>
  post(
    ctx,
    {
      event: 'payment_refunded',
      subject: `refund-request:${request.id}`,
      order_number: request.order_number,
      lines: paymentRefunded(payment, request.amount, handAccountOf(request.from)),
      note: request.trx_id,
    },
    at,
  );

/** What was recorded as sent by hand was not, as a request says that was taken back. `at`: as above. */
export const postRefundTakenBack = (ctx: Ctx, request: RefundRequest, payment: Id, at?: Date): Promise<void> =>
  post(
    ctx,
    {
      event: 'payment_refund_reversed',
      subject: `refund-request:${request.id}`,
      order_number: request.order_number,
      lines: reversalOf(paymentRefunded(payment, request.amount, handAccountOf(request.from))),
      note: request.trx_id,
    },
    at,
  );

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
