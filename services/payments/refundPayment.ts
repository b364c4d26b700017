import { Failure } from '../../domain/failure';
import { refundLeft } from '../../domain/orders/refund';
import type { Ctx, Id } from '../ctx';
import { continueRefund } from './continueRefund';
import { oweRefund } from './oweRefund';

/**
 * Gives an amount of a payment back by bKash: a part of it, up to ten times, or all that is left. What bKash leaves open
 * stays `refunding` and is looked at again by the job. Refused where less than the amount is left.
 */
export async function refundPayment(ctx: Ctx, id: Id, amount: number, reason: string): Promise<void> {
  const payment = await ctx.db.inTransaction(async () => {
    const owed = await oweRefund(ctx, { id: { equals: id } }, amount, reason);
    const tooMuch = owed !== null && owed.refund_due > owed.amount;
    if (!owed || tooMuch || refundLeft(owed) === 0) throw new Failure('refused');
    return owed;
  });
  await continueRefund(ctx, payment);
}
