import { Failure } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { paymentsWhy } from './preparePayment';
import { settlePayment } from './settlePayment';

type Envelope = { Type: string; Message?: string | undefined };

/**
 * bKash's own notice that something was paid. Whoever sent it, it only makes the shop ask bKash: nothing in it is believed.
 * That also makes a repeated notice harmless.
 */
export async function readNotice(ctx: Ctx, { Type: type, Message: message }: Envelope): Promise<void> {
  if (type === 'SubscriptionConfirmation') {
    ctx.db.payload.logger.warn('bKash asks to confirm the notification address: open the SubscribeURL of the message once');
    return;
  }
  const invoice = invoiceOf(message ?? '');
  const payment = await ctx.db
    .asSystem(paymentsWhy)
    .findOne('payments', { where: { invoice: { equals: invoice } } });
  if (payment?.payment_id) await settlePayment(ctx, payment.payment_id, 'notice');
}

function invoiceOf(message: string): string {
  let told: unknown;
  try {
    told = JSON.parse(message);
  } catch {
    throw new Failure('malformed');
  }
  const invoice = (told as { merchantInvoiceNumber?: unknown } | null)?.merchantInvoiceNumber;
  if (typeof invoice !== 'string' || invoice.length > 100) throw new Failure('malformed');
  return invoice;
}
