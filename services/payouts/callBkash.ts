import { isGatewayError, type GatewayError } from '../../domain/gatewayError';
import { outcomeOfAnswer, outcomeOfError, type SendingOutcome } from '../../domain/payouts/sending';
import type { BkashPayout } from '../../gateways/bkash/payoutGateway';
import type { Payout } from '../../payload-types';
import type { Ctx } from '../ctx';
import { settleSending } from './settleSending';

/** A process that slept for so long between claiming and asking does not ask any more: others may have looked for it meanwhile. */
const LATEST_MS = 30_000;

/**
 * Asks bKash for a payout that this process has just claimed, outside any transaction, and keeps what it says. There is no
 * idempotency key: after a lost answer it is looked for at once, and never asked for a second time.
 */
export async function callBkash(ctx: Ctx, payout: Payout): Promise<SendingOutcome> {
  const { bkashPayouts, clock } = ctx.gateways;
  const waited = clock.now().getTime() - Date.parse(payout.sending_at ?? '');
  if (!(waited < LATEST_MS)) return { kind: 'waits', said: '', isUnknown: false };
  const { amount, number: receiver } = payout;
  const invoice = payout.invoice ?? '';
  const first = await ask(payout, () => bkashPayouts.send({ amount, invoice, receiver }));
  const outcome = first.kind === 'waits' ? await afterNoAnswer(ctx, payout, first) : first;
  await settleSending(ctx, payout, outcome);
  return outcome;
}

async function ask(payout: Payout, send: () => Promise<BkashPayout>): Promise<SendingOutcome> {
  try {
    return outcomeOfAnswer(payout, await send());
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return outcomeOfError(error.kind, inWords(error));
  }
}

/** That it is not found so soon says nothing; what bKash said first is kept then. */
async function afterNoAnswer(ctx: Ctx, payout: Payout, first: SendingOutcome): Promise<SendingOutcome> {
  const found = await lookUp(ctx, payout);
  return found.kind === 'waits' ? first : found;
}

/** What bKash says of a payout it was asked for. An error never means that it was not paid. */
export async function lookUp(ctx: Ctx, payout: Payout): Promise<SendingOutcome> {
  try {
    return outcomeOfAnswer(payout, await ctx.gateways.bkashPayouts.find(payout.invoice ?? ''));
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return { kind: 'waits', said: inWords(error), isUnknown: false };
  }
}

/** For staff, and for the vendor where the wallet cannot be paid. */
const inWords = ({ detail, code }: GatewayError): string => `bKash: ${detail ? `${detail} (${code})` : code}`;
