/** A payout that is sent by bKash: which ones may be, how it ends, and when bKash is asked again. Nothing is sent a second time. */
import type { GatewayErrorKind } from '../gatewayError';
import type { Id } from '../ids';
import { payoutReference, type PayoutMethod, type PayoutStatus } from './statuses';

/** Whether payouts are sent by bKash at all, and its amounts in whole taka. */
export type SendingRules = { isOn: boolean; least: number; most: number };

/** Those of suspended vendors are never sent by a machine. */
export const canSendByBkash = (
  payout: { status: PayoutStatus; method: PayoutMethod; amount: number },
  isVendorOpen: boolean,
  { isOn, least, most }: SendingRules,
): boolean =>
  isOn &&
  isVendorOpen &&
  payout.status === 'approved' &&
  payout.method === 'bkash' &&
  payout.amount >= least &&
  payout.amount <= most;

/** Our number of it at bKash, of this attempt alone: an attempt that bKash has refused for certain used up its number. */
export const payoutInvoice = (id: Id, at: Date): string =>
  `${payoutReference(id)}-${at.getTime().toString(36).toUpperCase()}`;

/**
 * What bKash's answer comes to. `sent`: the money has moved. `failed`: this wallet cannot be paid. `returned`: nothing has moved,
 * and it may be sent once more; `stops`: for the same reason the next one would not be sent either. `waits`: nobody knows;
 * `isUnknown`: bKash says that it knows of no such payout.
 */
export type SendingOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'failed'; said: string }
  | { kind: 'returned'; said: string; stops: boolean }
  | { kind: 'waits'; said: string; isUnknown: boolean };

type Answer = {
  trxId: string;
  state: 'completed' | 'pending' | 'failed';
  amount: number | null;
  receiver: string | null;
  rawState: string;
};

/** What is found under our number must be this payout: another amount or wallet is for a person to find out about. */
export function outcomeOfAnswer(
  { amount, number }: { amount: number; number: string },
  answer: Answer | null,
): SendingOutcome {
  if (answer === null) return { kind: 'waits', said: 'bKash knows of no such payout', isUnknown: true };
  const { trxId, state, rawState } = answer;
  const said = `${rawState || 'no state'}, transaction ${trxId}`;
  const told = { amount: answer.amount ?? amount, receiver: answer.receiver ?? number };
  if (told.amount !== amount || told.receiver !== number) {
    const difference = `expected ${amount} to ${number}, bKash says ${told.amount} to ${told.receiver}`;
    return { kind: 'waits', said: `${difference}: ${said}`, isUnknown: false };
  }
  if (state === 'failed') return { kind: 'returned', said, stops: false };
  if (state === 'pending') return { kind: 'waits', said, isUnknown: false };
  return { kind: 'sent', reference: trxId };
}

/** `said`: the error in words for staff. */
export function outcomeOfError(kind: GatewayErrorKind, said: string): SendingOutcome {
  switch (kind) {
    case 'receiver':
      return { kind: 'failed', said };
    case 'declined':
    case 'setup':
    case 'transient':
      return { kind: 'returned', said, stops: true };
    case 'invalid':
      return { kind: 'returned', said, stops: false };
    case 'noAnswer':
    case 'duplicate':
    case 'state':
    case 'notFound':
      return { kind: 'waits', said, isUnknown: false };
  }
}

const MINUTE_MS = 60_000;

/** Whoever has been asking for so long is gone. */
export const abandonedAfterMs = 2 * MINUTE_MS;

/** A payout that bKash was just asked for may not be found yet: longer than everything that asking for it can take. */
const SETTLED_MS = 5 * MINUTE_MS;
export const mayBeUnknown = (askedFor: Date, now: Date): boolean => now.getTime() - askedFor.getTime() >= SETTLED_MS;

const LONGEST_WAIT_MINUTES = 60;
/** When to ask again after so many questions: two minutes, then four, up to an hour. */
export const nextAsk = (now: Date, asks: number): Date =>
  new Date(now.getTime() + Math.min(2 ** Math.min(asks + 1, 10), LONGEST_WAIT_MINUTES) * MINUTE_MS);

/** The job of a run without progress for so long has ended: one payout takes less. */
export const runAbandonedAfterMs = 15 * MINUTE_MS;

/** Whether payouts of a run are being sent at this moment; `at`: when the last of them was begun. */
export const isBeingSent = (at: string | null | undefined, now: Date): boolean =>
  Boolean(at) && Date.parse(String(at)) >= now.getTime() - runAbandonedAfterMs;
