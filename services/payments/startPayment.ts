import { isGatewayError } from '../../domain/gatewayError';
import { actorOf, type Ctx } from '../ctx';
import { settingsOf } from '../openCtx';
import { fallBackToCod } from './fallBackToCod';
import { paymentsWhy } from './preparePayment';

/** Where the shop itself shows how a payment ended. */
export const resultPath = (result: 'success' | 'failed' | 'cancel') => `/multi-vendor/order-placed/payment/${result}`;

/**
 * Opens the payment of a placed order at bKash and says where the shopper pays it. Where bKash cannot, the order stays, to
 * be paid on delivery, and the shopper is sent to the page that says so.
 */
export async function startPayment(ctx: Ctx, orderNumber: number): Promise<string> {
  const { serverUrl } = settingsOf(ctx.db.payload);
  const failedPage = `${serverUrl}${resultPath('failed')}`;
  const payment = await ctx.db
    .asSystem(paymentsWhy)
    .findOne('payments', { where: { order_number: { equals: orderNumber } } });
  if (!payment || payment.status !== 'started' || payment.payment_id) return failedPage;
  const where = { and: [{ id: { equals: payment.id } }, { status: { equals: 'started' } }] };
  try {
    const opened = await ctx.gateways.bkash.createPayment({
      amount: payment.amount,
      invoice: payment.invoice,
      payerReference: actorOf(ctx).user.mobile,
      callbackUrl: `${serverUrl}/api/bkash/callback`,
    });
    const kept = await ctx.db.claim('payments', where, { payment_id: opened.paymentId });
    return kept ? opened.bkashUrl : failedPage;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    await ctx.db.claim('payments', where, { status: 'failed', detail: error.message });
    await fallBackToCod(ctx, payment);
    return failedPage;
  }
}
