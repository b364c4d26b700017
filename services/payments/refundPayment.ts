import { isGatewayError } from '../../domain/gatewayError';
import type { BkashRefund } from '../../gateways/bkash/bkash';
import type { Payment } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

type Taken = Payment & { payment_id: string; trx_id: string };

/** Gives a payment back in full, once. What bKash leaves open stays `refunding` and is looked at again by the job. */
export async function refundPayment(ctx: Ctx, id: Id, reason: string): Promise<void> {
  const claimed = await ctx.db.claim(
    'payments',
    { and: [{ id: { equals: id } }, { status: { equals: 'paid' } }] },
    { status: 'refunding', detail: reason },
  );
  if (claimed?.payment_id && claimed.trx_id) await askRefund(ctx, claimed as Taken);
}

/** Looks at a refund that was left open. bKash keeps no repeat key, so what it has done is asked before it is asked again. */
export async function continueRefund(ctx: Ctx, payment: Payment): Promise<void> {
  if (!payment.payment_id || !payment.trx_id) return;
  const taken = payment as Taken;
  const done = await findRefund(ctx, taken);
  if (done) await keep(ctx, taken, done);
  else await askRefund(ctx, taken);
}

async function askRefund(ctx: Ctx, payment: Taken): Promise<void> {
  try {
    const request = { paymentId: payment.payment_id, trxId: payment.trx_id, amount: payment.amount };
    const sku = `order ${payment.order_number}`;
    await keep(ctx, payment, await ctx.gateways.bkash.refund({ ...request, sku, reason: payment.detail ?? sku }));
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    if (error.kind === 'noAnswer' || error.kind === 'transient' || error.kind === 'setup') {
      ctx.db.payload.logger.warn({ invoice: payment.invoice, kind: error.kind }, 'a refund is still open');
      return;
    }
    await end(ctx, payment, { status: 'stuck', detail: error.message });
  }
}

async function findRefund(ctx: Ctx, { payment_id: paymentId, trx_id: trxId, amount }: Taken): Promise<BkashRefund | null> {
  const refunds = await ctx.gateways.bkash.refundStatus({ paymentId, trxId });
  return refunds.find((refund) => refund.amount === amount && refund.state !== 'failed') ?? null;
}

async function keep(ctx: Ctx, payment: Taken, refund: BkashRefund): Promise<void> {
  if (refund.state === 'pending') return;
  if (refund.state === 'failed') return end(ctx, payment, { status: 'stuck', detail: `refund ${refund.refundTrxId} failed` });
  await end(ctx, payment, { status: 'refunded', refund_trx_id: refund.refundTrxId, settled_at: ctx.now.toISOString() });
}

async function end(ctx: Ctx, payment: Payment, data: Partial<Payment>): Promise<void> {
  await ctx.db.claim('payments', { and: [{ id: { equals: payment.id } }, { status: { equals: 'refunding' } }] }, data);
}

