import { isGatewayError } from '../../domain/gatewayError';
import { isFullyRefunded, refundLeft, sentByBkash, sumRefunds } from '../../domain/orders/refund';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { claimPayment } from './claimPayment';
import { keepRefunded, refundsWhy, type Taken } from './keepRefunded';

/** `afterFailure`: a person wants to retry a refund that the gateway refused before. */
type Options = { afterFailure?: boolean };

/** Longer than any conversation with the gateway takes: the process that began it is gone. */
const ABANDONED_MS = 2 * 60 * 1_000;

/**
 * Completes a refund that is owed. One process at a time talks to the gateway. bKash has no idempotency key, so after a
 * lost answer its own list of refunds is read and compared before anything is requested again. False: another process
 * is at work.
 */
export async function continueRefund(ctx: Ctx, { id }: Payment, options: Options = {}): Promise<boolean> {
  const abandoned = new Date(ctx.now.getTime() - ABANDONED_MS).toISOString();
  const free = { or: [{ refund_asked_at: { exists: false } }, { refund_asked_at: { less_than: abandoned } }] };
  const before = await ctx.db.asSystem(refundsWhy).findById('payments', id);
  const payment = await ctx.db.claim(
    'payments',
    { and: [{ id: { equals: id } }, { status: { equals: 'refunding' } }, free] },
    // A query is not progress: `updatedAt` stays, so that admins see since when the refund has been stuck.
    { refund_asked_at: ctx.now.toISOString(), ...(before ? { updatedAt: before.updatedAt } : {}) },
  );
  if (!payment?.payment_id || !payment.trx_id) return false;
  const taken = payment as Taken;
  try {
    const current = before?.refund_asked_at ? await compare(ctx, taken, options) : taken;
    if (!current) return true;
    if (refundLeft(current) === 0) await end(ctx, current);
    else await ask(ctx, current);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    if (error.kind === 'noAnswer' || error.kind === 'transient' || error.kind === 'setup') {
      ctx.db.payload.logger.warn({ invoice: payment.invoice, kind: error.kind }, 'a refund is still open');
      await noteOpen(ctx, taken, error.message, false);
      return true;
    }
    await giveUp(ctx, taken, error.message);
  }
  return true;
}

/** The state bKash reports for the refund decides. Null: a refund is in progress, or a person has to check. */
async function compare(ctx: Ctx, payment: Taken, { afterFailure = false }: Options): Promise<Taken | null> {
  const { payment_id: paymentId, trx_id: trxId } = payment;
  const refunds = await ctx.gateways.bkash.refundStatus({ paymentId, trxId });
  const { back, pending } = sumRefunds(refunds);
  const last = refunds.at(-1);
  const known = back > sentByBkash(payment) ? await keepRefunded(ctx, payment, back, last) : payment;
  if (pending > 0) {
    await noteOpen(ctx, known, `${pending} on its way back`, true);
    return null;
  }
  if (last?.state !== 'failed' || afterFailure) return known;
  await giveUp(ctx, payment, `refund ${last.refundTrxId} failed`);
  return null;
}

async function ask(ctx: Ctx, payment: Taken): Promise<void> {
  const sku = `order ${payment.order_number}`;
  const refund = await ctx.gateways.bkash.refund({
    paymentId: payment.payment_id,
    trxId: payment.trx_id,
    amount: refundLeft(payment),
    sku,
    reason: reasonOf(payment) || sku,
  });
  if (refund.state === 'pending') return noteOpen(ctx, payment, `${refund.amount} on its way back`, true);
  if (refund.state === 'failed') return giveUp(ctx, payment, `refund ${refund.refundTrxId} failed`);
  await end(ctx, await keepRefunded(ctx, payment, sentByBkash(payment) + refund.amount, refund));
}

/** If more has become due meanwhile it stays `refunding`, and the job continues with it. */
async function end(ctx: Ctx, payment: Taken): Promise<void> {
  const own = [{ id: { equals: payment.id } }, { status: { equals: 'refunding' } }];
  const free = { refund_asked_at: null };
  const isFull = isFullyRefunded(payment);
  const settled = isFull ? own : [...own, { refund_due: { less_than_equal: payment.refunded_amount } }];
  const ended = await claimPayment(ctx, { and: settled }, payment, {
    ...free,
    status: isFull ? 'refunded' : 'paid',
    settled_at: ctx.now.toISOString(),
  });
  if (!ended) await ctx.db.claim('payments', { and: own }, free);
}

/**
 * Stores why the refund is still open. After an answer (`isAnswered`) any process may try again; after a timeout only
 * once the request must have ended.
 */
async function noteOpen(ctx: Ctx, payment: Taken, said: string, isAnswered: boolean): Promise<void> {
  const { id, updatedAt } = payment;
  const free = isAnswered ? { refund_asked_at: new Date(ctx.now.getTime() - 2 * ABANDONED_MS).toISOString() } : {};
  await ctx.db.claim(
    'payments',
    { and: [{ id: { equals: id } }, { status: { equals: 'refunding' } }] },
    { detail: noted(payment, said), updatedAt, ...free },
  );
}

/** The reason for the refund, followed by bKash's last message: the reason is sent again with the next attempt. */
const reasonOf = ({ detail }: Payment): string => (detail ?? '').split('; ')[0]!;
const noted = (payment: Payment, said: string): string => [reasonOf(payment), said].filter(Boolean).join('; ');

async function giveUp(ctx: Ctx, payment: Payment, said: string): Promise<void> {
  ctx.db.payload.logger.error({ invoice: payment.invoice }, 'a refund needs a person');
  const refunding = { and: [{ id: { equals: payment.id } }, { status: { equals: 'refunding' } }] };
  await claimPayment(ctx, refunding, payment, { status: 'stuck', detail: noted(payment, said), refund_asked_at: null });
}
