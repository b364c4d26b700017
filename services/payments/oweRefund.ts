import type { Where } from 'payload';
import { refundDueBefore } from '../../domain/orders/refund';
import type { Payment } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { postRefundPromised } from '../ledger/postPayment';
import { claimMoney } from '../orders/claimMoney';

type Owed = { order: Id; amount: number; reason: string };

/**
 * Records that a part of the order's payment has to be refunded, in the transaction of its cause: never more than may
 * still be returned of the order. The job for open payments requests it from bKash. Null if nothing may be returned, or
 * no money has arrived.
 */
export async function oweRefund(ctx: Ctx, { order, amount: wanted, reason }: Owed): Promise<Payment | null> {
  const { byBkash } = await claimMoney(ctx, order);
  const amount = Math.min(wanted, byBkash);
  if (amount <= 0) return null;
  return promise(ctx, { order: { equals: order } }, amount, reason);
}

async function promise(ctx: Ctx, which: Where, amount: number, reason: string): Promise<Payment | null> {
  const more = { refund_due: { $inc: amount }, detail: reason };
  const open = await ctx.db.claim(
    'payments',
    { and: [which, { status: { in: ['paid', 'refunding'] } }] },
    { ...more, status: 'refunding' },
  );
  if (open) {
    await recordOwed(ctx, open, amount);
    await postRefundPromised(ctx, open, amount);
    return open;
  }
  // A person handles a stuck payment: the sum they see has to be right.
  const stuck = await ctx.db.claim(
    'payments',
    { and: [which, { status: { equals: 'stuck' } }, { refund_due: { greater_than: 0 } }] },
    { refund_due: { $inc: amount } },
  );
  if (stuck) {
    await recordOwed(ctx, stuck, amount);
    await postRefundPromised(ctx, stuck, amount);
  }
  return stuck;
}

const recordOwed = (ctx: Ctx, payment: Payment, amount: number): Promise<void> =>
  recordChange(ctx, {
    action: 'changed',
    target: 'payments',
    id: payment.id,
    title: payment.invoice,
    before: { refund_due: refundDueBefore(payment.refund_due, amount) },
    after: { refund_due: payment.refund_due, detail: payment.detail },
  });
