import { isGatewayError, type GatewayError } from '../../domain/gatewayError';
import { currency, paymentOutcome, type PaymentOutcome } from '../../domain/payments/outcome';
import type { BkashPayment } from '../../gateways/bkash/bkash';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';

/** The outcome, and for the record the gateway's answer if it is not simply paid. */
export type GatewayOutcome = Extract<PaymentOutcome, { kind: 'paid' }> | (Unpaid & { detail: string });
type Unpaid = Exclude<PaymentOutcome, { kind: 'paid' }>;

/**
 * Finds out the state, and takes the money when the shopper has approved. Executing earlier would end the payment for
 * good, so the state is queried first: a callback is only a hint. After an execute without an answer the state is
 * queried again.
 */
export async function askGateway(ctx: Ctx, payment: Payment & { payment_id: string }): Promise<GatewayOutcome> {
  const { bkash } = ctx.gateways;
  try {
    const before = await bkash.queryPayment(payment.payment_id);
    if (before.state !== 'initiated' && !(before.state === 'unknown' && before.approved)) return judge(payment, before);
    if (before.approved === false) return { kind: 'waiting', detail: before.rawState };
  } catch (error) {
    return judgeError(error, 'query');
  }
  try {
    const executed = judge(payment, await bkash.executePayment(payment.payment_id));
    // Approved: the shopper has nothing more to do.
    return executed.kind === 'waiting' ? { ...executed, kind: 'unknown' } : executed;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    if (!['noAnswer', 'state', 'transient'].includes(error.kind)) return judgeError(error, 'execute');
    return askAgain(ctx, payment, error);
  }
}

/** The answer to `execute` is missing, or says that the payment was executed before. */
async function askAgain(
  ctx: Ctx,
  payment: Payment & { payment_id: string },
  first: GatewayError,
): Promise<GatewayOutcome> {
  try {
    const after = await ctx.gateways.bkash.queryPayment(payment.payment_id);
    if (after.state !== 'initiated' && after.state !== 'unknown') return judge(payment, after);
    return { kind: first.kind === 'state' ? 'notPaid' : 'unknown', detail: first.message };
  } catch (error) {
    return judgeError(error, 'query');
  }
}

function judge(payment: Payment, answer: BkashPayment): GatewayOutcome {
  const outcome = paymentOutcome(payment, answer);
  if (outcome.kind === 'paid') return outcome;
  if (outcome.kind !== 'mismatch') return { ...outcome, detail: answer.rawState };
  const said = `${answer.amount} ${answer.currency} for ${answer.invoice}, transaction ${answer.trxId}`;
  return { ...outcome, detail: `expected ${payment.amount} ${currency} for ${payment.invoice}, bKash says ${said}` };
}

function judgeError(error: unknown, step: string): GatewayOutcome {
  if (!isGatewayError(error)) throw error;
  const final = ['declined', 'notFound', 'invalid'].includes(error.kind);
  return { kind: final ? 'notPaid' : 'unknown', detail: `${step}: ${error.message}` };
}
