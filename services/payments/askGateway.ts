import { isGatewayError, type GatewayError } from '../../domain/gatewayError';
import type { BkashPayment } from '../../gateways/bkash/bkash';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';

const CURRENCY = 'BDT';

/**
 * What became of a payment.
 * - `paid`: the money has moved, and amount, invoice and currency are ours.
 * - `mismatch`: money has moved, but another amount or for another invoice. A person has to look.
 * - `notPaid`: it has not moved and will not.
 * - `waiting`: the shopper has not approved it yet.
 * - `unknown`: the gateway could not say. Ask again later.
 */
export type PaymentOutcome =
  { kind: 'paid'; trxId: string } | { kind: 'mismatch' | 'notPaid' | 'waiting' | 'unknown'; detail: string };

/**
 * Finds out, and takes the money when the shopper has approved. Executing before that would end the payment for good, so
 * the state is asked first: a callback is only a hint. After an execute without an answer the state is asked again.
 */
export async function askGateway(ctx: Ctx, payment: Payment & { payment_id: string }): Promise<PaymentOutcome> {
  const { bkash } = ctx.gateways;
  try {
    const before = await bkash.queryPayment(payment.payment_id);
    if (before.state !== 'initiated' && !(before.state === 'unknown' && before.approved)) return judge(payment, before);
    if (before.approved === false) return { kind: 'waiting', detail: before.rawState };
  } catch (error) {
    return judgeError(error, 'query');
  }
  try {
    return judge(payment, await bkash.executePayment(payment.payment_id));
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    if (!['noAnswer', 'state', 'transient'].includes(error.kind)) return judgeError(error, 'execute');
    return askAgain(ctx, payment, error);
  }
}

/** The answer to execute is missing, or says that it was done before. */
async function askAgain(
  ctx: Ctx,
  payment: Payment & { payment_id: string },
  first: GatewayError,
): Promise<PaymentOutcome> {
  try {
    const after = await ctx.gateways.bkash.queryPayment(payment.payment_id);
    if (after.state !== 'initiated' && after.state !== 'unknown') return judge(payment, after);
    return { kind: first.kind === 'state' ? 'notPaid' : 'unknown', detail: first.message };
  } catch (error) {
    return judgeError(error, 'query');
  }
}

function judge(payment: Payment, answer: BkashPayment): PaymentOutcome {
  if (answer.state === 'unknown') return { kind: 'unknown', detail: answer.rawState };
  if (answer.state !== 'completed') return { kind: 'notPaid', detail: answer.rawState };
  const ours =
    answer.amount === payment.amount &&
    answer.currency === CURRENCY &&
    answer.invoice === payment.invoice &&
    answer.trxId;
  if (ours && answer.trxId) return { kind: 'paid', trxId: answer.trxId };
  const said = `${answer.amount} ${answer.currency} for ${answer.invoice}, transaction ${answer.trxId}`;
  return {
    kind: 'mismatch',
    detail: `expected ${payment.amount} ${CURRENCY} for ${payment.invoice}, bKash says ${said}`,
  };
}

function judgeError(error: unknown, step: string): PaymentOutcome {
  if (!isGatewayError(error)) throw error;
  const final = ['declined', 'notFound', 'invalid'].includes(error.kind);
  return { kind: final ? 'notPaid' : 'unknown', detail: `${step}: ${error.message}` };
}
