import { isGatewayError } from '../../domain/gatewayError';
import type { Payment } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { settingsOf } from '../openCtx';
import { claimPayment } from './claimPayment';
import { fallBackToCod } from './fallBackToCod';
import { paymentsWhy } from './preparePayment';

/** The shop's own page that shows how a payment ended. */
export const resultPath = (result: 'success' | 'failed' | 'cancel') => `/multi-vendor/order-placed/payment/${result}`;

/** The page for a shopper whose payment could not be opened. */
export const failedPage = (ctx: Ctx): string => `${settingsOf(ctx.db.payload).serverUrl}${resultPath('failed')}`;

/** The order's last attempt to pay by bKash; those that were given up for another are left out. */
export const paymentOf = (ctx: Ctx, orderNumber: number): Promise<Payment | null> =>
  ctx.db.asSystem(paymentsWhy).findOne('payments', {
    where: { and: [{ order_number: { equals: orderNumber } }, { status: { not_equals: 'replaced' } }] },
    sort: '-createdAt',
  });

/**
 * Opens the payment of a placed order at bKash and returns its payment page. If bKash cannot open it, the order stays
 * and is paid on delivery; the shopper is sent to the page that says so. `keep` stores the page's address in the
 * transaction that stores the payment's id, so that no payment exists without its address.
 */
export async function startPayment(
  ctx: Ctx,
  orderNumber: number,
  keep: (url: string) => Promise<void>,
): Promise<string> {
  const payment = await paymentOf(ctx, orderNumber);
  if (!payment || payment.status !== 'started' || payment.payment_id) return failedPage(ctx);
  const where = { and: [{ id: { equals: payment.id } }, { status: { equals: 'started' } }] };
  try {
    const opened = await ctx.gateways.bkash.createPayment({
      amount: payment.amount,
      invoice: payment.invoice,
      payerReference: actorOf(ctx).user.mobile,
      callbackUrl: `${settingsOf(ctx.db.payload).serverUrl}/api/bkash/callback`,
    });
    return await ctx.db.inTransaction(async () => {
      const kept = await ctx.db.claim('payments', where, { payment_id: opened.paymentId });
      const url = kept ? opened.bkashUrl : failedPage(ctx);
      await keep(url);
      return url;
    });
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return ctx.db.inTransaction(async () => {
      const claimed = await claimPayment(ctx, where, payment, { status: 'failed', detail: error.message });
      if (claimed) await fallBackToCod(ctx, payment);
      await keep(failedPage(ctx));
      return failedPage(ctx);
    });
  }
}
