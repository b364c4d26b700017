import { Failure } from '../../domain/failure';
import { refundLeft } from '../../domain/orders/refund';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { continueRefund } from './continueRefund';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';

/**
 * Refunds part of a payment through bKash, up to ten times, or all that is left. A refund that bKash leaves open stays
 * `refunding` and is checked again by the job. Refused if less than the amount may still be returned.
 */
export async function refundPayment(ctx: Ctx, id: Id, amount: number, reason: string): Promise<void> {
  const payment = await ctx.db.inTransaction(async () => {
    const before = await ctx.db.asSystem(paymentsWhy).findById('payments', id);
    const order = refId(before?.order);
    if (order === null) throw new Failure('refused');
    const owed = await oweRefund(ctx, { order, amount, reason, isExact: true });
    if (!owed || refundLeft(owed) === 0) throw new Failure('refused');
    return owed;
  });
  await continueRefund(ctx, payment);
}
