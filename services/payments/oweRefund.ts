import type { Where } from 'payload';
import { refundDueBefore } from '../../domain/orders/refund';
import type { Payment } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx } from '../ctx';

/**
 * Records that a part of a payment has to be refunded, in the transaction of its cause. The job for open payments
 * requests it from bKash. Null: there is no such payment, or its money never arrived.
 */
export async function oweRefund(ctx: Ctx, which: Where, amount: number, reason: string): Promise<Payment | null> {
  const more = { refund_due: { $inc: amount }, detail: reason };
  const open = await ctx.db.claim(
    'payments',
    { and: [which, { status: { in: ['paid', 'refunding'] } }] },
    { ...more, status: 'refunding' },
  );
  if (open) {
    await recordOwed(ctx, open, amount);
    return open;
  }
  // A person handles this one: the sum they read has to be right.
  const stuck = await ctx.db.claim(
    'payments',
    { and: [which, { status: { equals: 'stuck' } }, { refund_due: { greater_than: 0 } }] },
    { refund_due: { $inc: amount } },
  );
  if (stuck) await recordOwed(ctx, stuck, amount);
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
