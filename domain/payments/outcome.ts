/**
 * The outcome of a payment. Money counts as received only when the gateway says completed and names a transaction, and
 * when amount, currency and invoice are those that were requested.
 */

/** What was requested; the amount in whole taka. */
export type PaymentAttempt = { amount: number; invoice: string };

/** What the gateway says now. */
export type PaymentSeen = {
  state: 'initiated' | 'completed' | 'cancelled' | 'failed' | 'expired' | 'unknown';
  trxId: string | null;
  amount: number | null;
  currency: string | null;
  invoice: string | null;
};

/**
 * - `paid`: the money has moved, and amount, invoice and currency are ours.
 * - `mismatch`: money has moved, but another amount or for another invoice. A person has to check.
 * - `notPaid`: it has not moved and will not.
 * - `waiting`: the shopper has not approved it yet.
 * - `unknown`: the gateway could not say. Ask again later.
 */
export type PaymentOutcome = { kind: 'paid'; trxId: string } | { kind: 'mismatch' | 'notPaid' | 'waiting' | 'unknown' };

/** `Initiated` is the gateway's state of a payment nobody approved; anything else means that it could not answer. */
export const isUnapproved = (detail: string | null | undefined): boolean => /^initiated$/i.test(detail ?? '');

/** ISO 4217: the only currency the shop accepts. */
export const currency = 'BDT';

export function paymentOutcome(attempt: PaymentAttempt, seen: PaymentSeen): PaymentOutcome {
  switch (seen.state) {
    case 'initiated':
      return { kind: 'waiting' };
    case 'unknown':
      return { kind: 'unknown' };
    case 'cancelled':
    case 'failed':
    case 'expired':
      return { kind: 'notPaid' };
    case 'completed': {
      const isOurs = seen.amount === attempt.amount && seen.currency === currency && seen.invoice === attempt.invoice;
      return isOurs && seen.trxId ? { kind: 'paid', trxId: seen.trxId } : { kind: 'mismatch' };
    }
  }
}
