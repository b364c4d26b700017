/**
 * The life of a payout run and of its payouts. One person prepares a run, another approves it, then each payout is sent, or failed
 * and given back.
 */
import type { Words } from '../fields/declare';

/** A run: `prepared` until another person approves or discards it; `approved` while payouts of it are open; then `done`. */
export const runStatuses = {
  prepared: { en: 'Waits for approval', bn: 'অনুমোদনের অপেক্ষায়' },
  approved: { en: 'Approved', bn: 'অনুমোদিত' },
  done: { en: 'Done', bn: 'শেষ' },
  discarded: { en: 'Discarded', bn: 'বাতিল' },
} as const satisfies Readonly<Record<string, Words>>;
export type RunStatus = keyof typeof runStatuses;

/**
 * A payout. `sending`: the provider was asked, and has not said how it ended. `failed` and `discarded` give the money back to the
 * vendor's balance.
 */
export const payoutStatuses = {
  prepared: { en: 'Waits for approval', bn: 'অনুমোদনের অপেক্ষায়' },
  approved: { en: 'To be sent', bn: 'পাঠাতে হবে' },
  sending: { en: 'Being sent', bn: 'পাঠানো হচ্ছে' },
  sent: { en: 'Sent', bn: 'পাঠানো হয়েছে' },
  failed: { en: 'Failed', bn: 'ব্যর্থ' },
  discarded: { en: 'Discarded', bn: 'বাতিল' },
} as const satisfies Readonly<Record<string, Words>>;
export type PayoutStatus = keyof typeof payoutStatuses;

/** Its amount is taken from what is available, though it has not been sent. */
export const openPayouts: readonly PayoutStatus[] = ['prepared', 'approved', 'sending'];

/** It came to nothing: the lines it was prepared for are open again, or paid by another one. */
export const isGivenBack = (status: PayoutStatus): boolean => status === 'failed' || status === 'discarded';

/** What the record says of a payout that approval gives back. */
export const suspendedFailure = { en: 'Vendor suspended', bn: 'বিক্রেতা স্থগিত আছেন' } as const satisfies Words;

/** Why a payout failed: what people and banks have said as it is, what the shop itself says in the reader's language. */
export const failureWords = (failure: string): Words =>
  failure === suspendedFailure.en ? suspendedFailure : { en: failure, bn: failure };

/** Where vendors can be paid. */
export const payoutMethods = {
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ' },
  rocket: { en: 'Rocket', bn: 'রকেট' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
} as const satisfies Readonly<Record<string, Words>>;
export type PayoutMethod = keyof typeof payoutMethods;

/** The transfer as our files and the bank's name it. */
export const payoutReference = (id: string | number): string => `PAYOUT-${id}`;
