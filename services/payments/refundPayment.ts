import { Failure } from '../../domain/failure';
import { mostDueBefore, refundLeft } from '../../domain/orders/refund';
import type { Ctx, Id } from '../ctx';
import { continueRefund } from './continueRefund';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';

/**
 * Refunds an amount of a payment through bKash: a part of it, up to ten times, or all that is left. A refund that bKash
 * leaves open stays `refunding` and is checked again by the job. Refused if less than the amount is left.
 */
export async function refundPayment(ctx: Ctx, id: Id, amount: number, reason: string): Promise<void> {
  const payment = await ctx.db.inTransaction(async () => {
    const before = await ctx.db.asSystem(paymentsWhy).findById('payments', id);
    if (!before) throw new Failure('refused');
    // Part of the claim itself: a refused refund has written nothing.
    const room = { refund_due: { less_than_equal: mostDueBefore(before, amount) } };
    const owed = await oweRefund(ctx, { and: [{ id: { equals: id } }, room] }, amount, reason);
    if (!owed || refundLeft(owed) === 0) throw new Failure('refused');
    return owed;
  });
  await continueRefund(ctx, payment);
}
