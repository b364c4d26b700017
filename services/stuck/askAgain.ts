import { Failure } from '../../domain/failure';
import type { Payment } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { claimPayment } from '../payments/claimPayment';
import { continueRefund } from '../payments/continueRefund';
import { reopenRefund } from '../payments/reopenRefund';
import { settlePayment } from '../payments/settlePayment';

/** Longer than any conversation with the gateway takes: the process that began it is gone. */
const LONG_AGO_MS = 3 * 60 * 1_000;

/**
 * Asks the gateway for the state of a payment or a refund and stores the answer. Money moves only if the gateway says
 * that it has not moved yet: a payment is queried before it is executed, refunds are listed before one is requested.
 */
export async function askAgain(ctx: Ctx, id: Id): Promise<Payment> {
  const payment = await ctx.db.asActor.findById('payments', id);
  if (!payment) throw new Failure('notFound');
  if (owesRefund(payment)) await refundAgain(ctx, payment);
  else await settleAgain(ctx, payment);
  return (await ctx.db.asActor.findById('payments', payment.id, { depth: 1 })) ?? payment;
}

const owesRefund = (payment: Payment): boolean =>
  payment.status === 'refunding' ||
  (payment.status === 'stuck' && !!payment.trx_id && payment.refund_due > payment.refunded_amount);

async function refundAgain(ctx: Ctx, payment: Payment): Promise<void> {
  // A person has sent it by hand: bKash is not asked to send it too.
  if (payment.hand_refund_at) throw new Failure('refundWaits');
  if (payment.status === 'stuck') await reopenRefund(ctx, payment);
  if (!(await continueRefund(ctx, payment, { afterFailure: true }))) throw new Failure('askingAlready');
}

async function settleAgain(ctx: Ctx, payment: Payment): Promise<void> {
  if (!payment.payment_id) throw new Failure('refused');
  if (payment.status === 'stuck' || payment.status === 'executing') {
    const longAgo = new Date(ctx.now.getTime() - LONG_AGO_MS).toISOString();
    const silent = payment.status === 'executing' ? [{ updatedAt: { less_than: longAgo } }] : [];
    const own = { and: [{ id: { equals: payment.id } }, { status: { equals: payment.status } }, ...silent] };
    if (!(await claimPayment(ctx, own, payment, { status: 'started' }))) throw new Failure('refused');
  } else if (payment.status !== 'started') throw new Failure('refused');
  await settlePayment(ctx, payment.payment_id, 'job');
}
