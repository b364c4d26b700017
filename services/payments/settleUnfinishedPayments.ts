import { isUnapproved } from '../../domain/payments/outcome';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { claimPayment } from './claimPayment';
import { continueRefund } from './continueRefund';
import { expirePayment } from './expirePayment';
import { paymentsWhy } from './preparePayment';
import { ABANDONED_MS, settlePayment } from './settlePayment';

const MINUTE_MS = 60 * 1_000;
/** Younger payments may still be under way in the shopper's browser. */
const LEAVE_ALONE_MS = 3 * MINUTE_MS;
const EXPIRES_MS = 30 * MINUTE_MS;
/** bKash forgets a payment after a day; if its state is still unknown then, a person has to check. */
const GIVE_UP_MS = 24 * 60 * MINUTE_MS;
const AT_ONCE = 50;

/** Asks the gateway about every payment whose callback never came, and continues refunds that were left open. */
export async function settleUnfinishedPayments(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - LEAVE_ALONE_MS).toISOString();
  const unfinished = await ctx.db.asSystem(paymentsWhy).find('payments', {
    where: { and: [{ status: { in: ['started', 'executing', 'refunding'] } }, { createdAt: { less_than: before } }] },
    sort: 'createdAt',
    limit: AT_ONCE,
  });
  // One after another: each takes several calls to the gateway.
  for (const payment of unfinished) {
    // A process that is shutting down starts no further one; the next run finds the rest.
    if (isEnding(ctx)) return;
    try {
      await settleOne(ctx, payment);
    } catch (error) {
      ctx.db.payload.logger.error({ err: error, invoice: payment.invoice }, 'a payment could not be settled');
    }
  }
}

async function settleOne(ctx: Ctx, payment: Payment): Promise<void> {
  if (payment.status === 'refunding') return void (await continueRefund(ctx, payment));
  if (payment.status === 'executing' && !(await takeOver(ctx, payment))) return;
  if (!payment.payment_id) return expirePayment(ctx, payment);
  await settlePayment(ctx, payment.payment_id, 'job');
  const age = ctx.now.getTime() - Date.parse(payment.createdAt);
  if (age < EXPIRES_MS) return;
  const now = await ctx.db.asSystem(paymentsWhy).findById('payments', payment.id);
  if (now?.status !== 'started') return;
  if (!isUnapproved(now.detail)) {
    if (age >= GIVE_UP_MS) await giveUp(ctx, now);
    return;
  }
  await expirePayment(ctx, now);
}

async function takeOver(ctx: Ctx, payment: Payment): Promise<boolean> {
  const abandoned = new Date(ctx.now.getTime() - ABANDONED_MS).toISOString();
  const claimed = await ctx.db.claim(
    'payments',
    {
      and: [
        { id: { equals: payment.id } },
        { status: { equals: 'executing' } },
        { updatedAt: { less_than: abandoned } },
      ],
    },
    { status: 'started' },
  );
  return claimed !== null;
}

async function giveUp(ctx: Ctx, payment: Payment): Promise<void> {
  ctx.db.payload.logger.error({ invoice: payment.invoice }, 'bKash never said what became of a payment');
  const where = { and: [{ id: { equals: payment.id } }, { status: { equals: 'started' } }] };
  await claimPayment(ctx, where, payment, { status: 'stuck' });
}
