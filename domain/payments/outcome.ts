/**
 * What a payment has come to. Money counts as received only when the gateway says completed and names a transaction, and
 * when amount, currency and invoice are those that were asked for.
 */

/** What was asked for. */
export type PaymentAttempt = { amount: number; invoice: string };

/** What the gateway says now. */
export type PaymentSeen = {
  state: string;
  trxId: string | null;
  amount: number | null;
  currency: string | null;
  invoice: string | null;
};

/**
 * `paid`; `mismatch`: money has moved, but not this money, a person has to look; `waiting`: it may still happen;
 * `notPaid`: it has ended without money.
 */
export type PaymentOutcome = 'paid' | 'mismatch' | 'waiting' | 'notPaid';

export const currency = 'BDT';

export function paymentOutcome(attempt: PaymentAttempt, seen: PaymentSeen): PaymentOutcome {
  if (seen.state === 'completed') {
    const same =
      seen.trxId !== null &&
      seen.amount === attempt.amount &&
      seen.currency === currency &&
      seen.invoice === attempt.invoice;
    return same ? 'paid' : 'mismatch';
  }
  return ['cancelled', 'failed', 'expired'].includes(seen.state) ? 'notPaid' : 'waiting';
}
