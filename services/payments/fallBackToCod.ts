import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { recordOrderPayment } from './recordOrderPayment';

/**
 * Changes the order of a failed payment to cash on delivery. Does nothing if it is already paid or cash on delivery.
 */
export async function fallBackToCod(ctx: Ctx, payment: Payment): Promise<void> {
  const order = refId(payment.order);
  const unpaid = [
    { payment_status: { equals: paymentStatus.unpaid } },
    { payment_method: { equals: paymentMethod.bkash } },
  ];
  await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'orders',
      { and: [{ id: { equals: order } }, ...unpaid] },
      { payment_method: paymentMethod.cod },
    );
    if (!claimed) return;
    await recordOrderPayment(
      ctx,
      claimed,
      { payment_method: paymentMethod.bkash },
      { payment_method: paymentMethod.cod },
    );
    await ctx.db.setWhere(
      'packages',
      { and: [{ order: { equals: order } }, ...unpaid] },
      { payment_method: paymentMethod.cod },
    );
  });
}
