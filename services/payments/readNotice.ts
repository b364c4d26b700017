import { Failure } from '../../domain/failure';
import { isGatewayError } from '../../domain/gatewayError';
import type { BkashNotice } from '../../gateways/bkash/bkash';
import type { Ctx } from '../ctx';
import { paymentsWhy } from './preparePayment';
import { settlePayment } from './settlePayment';

const why = 'which notices of bKash have come is kept by the shop itself';

/**
 * bKash's own notice of a payment, in Amazon SNS's envelope. A notice that SNS did not sign is refused. Even a signed
 * one is only a hint: it makes the shop ask bKash, and its content is not trusted. A repeated notice changes nothing.
 */
export async function readNotice(ctx: Ctx, notice: BkashNotice): Promise<void> {
  await mustBeGenuine(ctx, notice);
  const name = `bkash notice ${notice.MessageId}`;
  if (await cameBefore(ctx, name)) return;
  if (notice.Type === 'SubscriptionConfirmation') await confirm(ctx, notice);
  else if (notice.Type === 'Notification') await follow(ctx, notice);
  await remember(ctx, name);
}

async function mustBeGenuine(ctx: Ctx, notice: BkashNotice): Promise<void> {
  const verdict = await asked(ctx.gateways.bkash.checkNotice(notice));
  if (verdict === 'genuine') return;
  ctx.db.payload.logger.warn({ messageId: notice.MessageId, verdict }, 'a notice that is not bKash’s was refused');
  throw new Failure('forbidden');
}

async function confirm(ctx: Ctx, notice: BkashNotice): Promise<void> {
  const isDone = await asked(ctx.gateways.bkash.confirmNotices(notice.SubscribeURL ?? ''));
  if (!isDone) throw new Failure('forbidden');
  ctx.db.payload.logger.info({ topic: notice.TopicArn }, 'bKash’s notices are subscribed to');
}

async function follow(ctx: Ctx, notice: BkashNotice): Promise<void> {
  const invoice = invoiceOf(notice.Message);
  const payment = await ctx.db.asSystem(paymentsWhy).findOne('payments', { where: { invoice: { equals: invoice } } });
  if (payment?.payment_id) await settlePayment(ctx, payment.payment_id, 'notice');
  else ctx.db.payload.logger.warn({ messageId: notice.MessageId, invoice }, 'a notice about an unknown invoice');
}

/** Counts the repeats, so that the record shows a message that is sent repeatedly. */
async function cameBefore(ctx: Ctx, name: string): Promise<boolean> {
  return (await ctx.db.claim('counters', { name: { equals: name } }, { value: { $inc: 1 } })) !== null;
}

/**
 * Recorded after the work, so that a notice whose handling was interrupted is handled when SNS sends it again. Of two
 * copies at once the payment's own claim lets one through, and the unique name allows one record.
 */
async function remember(ctx: Ctx, name: string): Promise<void> {
  try {
    await ctx.db.append(why, 'counters', { name, value: 1 });
  } catch (error) {
    if (!(await cameBefore(ctx, name))) throw error;
  }
}

/** SNS sends a message again if it was answered with "busy". */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw isGatewayError(error) ? new Failure('busy') : error;
  }
}

function invoiceOf(message: string): string {
  let told: unknown;
  try {
    told = JSON.parse(message);
  } catch {
    throw new Failure('malformed');
  }
  const invoice = (told as { merchantInvoiceNumber?: unknown } | null)?.merchantInvoiceNumber;
  if (typeof invoice !== 'string' || invoice.length > 255) throw new Failure('malformed');
  return invoice;
}
