import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { leftBefore } from '../jobs/leftBefore';
import { isEnding } from '../jobs/endJobs';
import { askGateway } from './askGateway';
import { claimPayment } from './claimPayment';
import { fallBackToCod } from './fallBackToCod';
import { markPaid } from './markPaid';
import { paymentsWhy } from './preparePayment';
import type { DataOf } from '../db/types';

export type PaymentResult = 'success' | 'failed' | 'cancel';
/** The reason for checking: the shopper's browser, a notice from bKash, or our own job. All are hints. */
export type PaymentHint = 'success' | 'failure' | 'cancel' | 'notice' | 'job';
type Status = Payment['status'];
type Opened = Payment & { payment_id: string };

const open: Status[] = ['started'];
/** A payment may still succeed after the order fell back to cash: it is then matched, or refunded. */
const mayStillSucceed: Status[] = ['started', 'failed', 'canceled'];
/** Longer than any call to the gateway takes: the process that claimed the payment is gone. */
export const ABANDONED_MS = 2 * 60 * 1_000;
const WAIT_STEPS = 40;
const WAIT_STEP_MS = 250;

/** Completes a payment, by bKash's payment id. A second call for the same payment changes nothing. */
export async function settlePayment(ctx: Ctx, paymentId: string, hint: PaymentHint): Promise<PaymentResult> {
  const payment = await readPayment(ctx, paymentId);
  if (!payment) return 'failed';
  if (hint === 'cancel' || hint === 'failure') {
    await endWithoutMoney(ctx, payment, open, { status: hint === 'cancel' ? 'canceled' : 'failed' });
  } else if (mayStillSucceed.includes(payment.status)) {
    const claimed = await move(ctx, payment, mayStillSucceed, { status: 'executing' });
    if (claimed) await finish(ctx, payment);
  } else if (payment.status === 'replaced' && hint === 'notice') await watchReplaced(ctx, payment);
  return resultOf(await waitForEnd(ctx, paymentId));
}

/** Done only by the request that claimed the payment. */
async function finish(ctx: Ctx, payment: Opened): Promise<void> {
  const outcome = await askGateway(ctx, payment);
  const claimed: Status[] = ['executing'];
  switch (outcome.kind) {
    case 'paid':
      return markPaid(ctx, payment, outcome.trxId);
    case 'waiting':
      await move(ctx, payment, claimed, { status: payment.status, detail: outcome.detail, ...lookedAt(payment) });
      return;
    case 'unknown':
      // The job asks again. The shopper does not wait: the order is cash on delivery until the money is confirmed.
      return endWithoutMoney(ctx, payment, claimed, {
        status: 'started',
        detail: outcome.detail,
        ...lookedAt(payment),
      });
    case 'mismatch':
      ctx.db.payload.logger.error({ invoice: payment.invoice }, 'a payment does not match its order');
      return endWithoutMoney(ctx, payment, claimed, { status: 'stuck', detail: outcome.detail });
    case 'notPaid':
      return endWithoutMoney(ctx, payment, claimed, { status: 'failed', detail: outcome.detail });
  }
}

/**
 * A payment that was given up for another is never executed. If its money has moved all the same, a person has to send
 * it back: the order is paid by the other.
 */
async function watchReplaced(ctx: Ctx, payment: Opened): Promise<void> {
  const seen = await ctx.gateways.bkash.queryPayment(payment.payment_id);
  if (seen.state !== 'completed') return;
  ctx.db.payload.logger.error({ invoice: payment.invoice }, 'a payment that was given up was paid');
  const detail = `paid after it was given up for another payment, transaction ${seen.trxId}`;
  await move(ctx, payment, ['replaced'], { status: 'stuck', detail });
}

/** After a query without a result `updatedAt` stays, so that admins see since when the payment has been stuck. */
const lookedAt = ({ updatedAt }: Payment) => ({ updatedAt });

async function readPayment(ctx: Ctx, paymentId: string): Promise<Opened | null> {
  const found = await ctx.db
    .asSystem(paymentsWhy)
    .findOne('payments', { where: { payment_id: { equals: paymentId } } });
  return found?.payment_id ? (found as Opened) : null;
}

/** Only a final state gets an audit entry, not each check. */
const move = (ctx: Ctx, payment: Payment, from: Status[], data: DataOf<Payment>) => {
  const where = { and: [{ id: { equals: payment.id } }, { status: { in: from } }] };
  const isStep = data.status === 'executing' || data.status === 'started' || data.status === payment.status;
  return isStep ? ctx.db.claim('payments', where, data) : claimPayment(ctx, where, payment, data);
};

/**
 * The payment's state and the order's payment method change together: a crash never leaves an order that cannot be
 * paid.
 */
async function endWithoutMoney(ctx: Ctx, payment: Payment, from: Status[], data: DataOf<Payment>): Promise<void> {
  await ctx.db.inTransaction(async () => {
    if (await move(ctx, payment, from, data)) await fallBackToCod(ctx, payment);
  });
}

/**
 * Of two callbacks at once the second waits for the result of the first, up to a limit, and not for a crashed process
 * or during shutdown. After that the outcome is left to the job.
 */
async function waitForEnd(ctx: Ctx, paymentId: string): Promise<Payment | null> {
  let payment = await readPayment(ctx, paymentId);
  const left = leftBefore(ctx, ABANDONED_MS);
  for (let step = 0; payment?.status === 'executing' && payment.updatedAt >= left && step < WAIT_STEPS; step += 1) {
    if (isEnding(ctx)) break;
    await new Promise((resolve) => setTimeout(resolve, WAIT_STEP_MS));
    payment = await readPayment(ctx, paymentId);
  }
  return payment;
}

function resultOf(payment: Payment | null): PaymentResult {
  if (payment?.status === 'paid') return 'success';
  return payment?.status === 'canceled' ? 'cancel' : 'failed';
}
