import { Failure } from '../../domain/failure';
import { mostDueBefore, refundLeft } from '../../domain/orders/refund';
import type { Ctx, Id } from '../ctx';
import { continueRefund } from './continueRefund';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';

/**
 * Gives an amount of a payment back by bKash: a part of it, up to ten times, or all that is left. What bKash leaves open
 * stays `refunding` and is looked at again by the job. Refused where less than the amount is left.
 */
export async function refundPayment(ctx: Ctx, id: Id, amount: number, reason: string): Promise<void> {
  const payment = await ctx.db.inTransaction(async () => {
    const before = await ctx.db.asSystem(paymentsWhy).findById('payments', id);
    if (!before) throw new Failure('refused');
    // Part of the claim itself: what is refused has written nothing, also where nothing can be rolled back.
    const room = { refund_due: { less_than_equal: mostDueBefore(before, amount) } };
    const owed = await oweRefund(ctx, { and: [{ id: { equals: id } }, room] }, amount, reason);
    if (!owed || refundLeft(owed) === 0) throw new Failure('refused');
    return owed;
  });
  await continueRefund(ctx, payment);
}
