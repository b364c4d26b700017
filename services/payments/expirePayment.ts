import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { fallBackToCod } from './fallBackToCod';

/** A payment the shopper walked away from: the order is paid on delivery. A success that comes later is still matched. */
export async function expirePayment(ctx: Ctx, payment: Payment): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'payments',
      { and: [{ id: { equals: payment.id } }, { status: { equals: 'started' } }] },
      { status: 'canceled', detail: 'not finished in time' },
    );
    if (claimed) await fallBackToCod(ctx, payment);
  });
}
