import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { claimPayment } from './claimPayment';
import { fallBackToCod } from './fallBackToCod';

/**
 * Ends a payment that the shopper abandoned: the order is now paid on delivery. If the payment succeeds later, it is
 * still matched.
 */
export async function expirePayment(ctx: Ctx, payment: Payment): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const claimed = await claimPayment(
      ctx,
      { and: [{ id: { equals: payment.id } }, { status: { equals: 'started' } }] },
      payment,
      { status: 'canceled', detail: 'not finished in time' },
    );
    if (claimed) await fallBackToCod(ctx, payment);
  });
}
