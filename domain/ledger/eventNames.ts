/** What posts to the journal, each with the words that screens and statements show. */
import type { Words } from '../fields/declare';

export const ledgerEvents = {
  payment_executed: { en: 'bKash payment received', bn: 'বিকাশ পেমেন্ট পাওয়া গেছে' },
  refund_promised: { en: 'Refund owed', bn: 'ফেরত দেওয়ার দায়' },
  refund_executed: { en: 'Refund sent by bKash', bn: 'বিকাশে ফেরত পাঠানো' },
  cash_collected: { en: 'Cash collected', bn: 'নগদ আদায়' },
  package_completed: { en: 'Package completed', bn: 'প্যাকেজ সম্পন্ন' },
  package_canceled: { en: 'Package canceled', bn: 'প্যাকেজ বাতিল' },
  return_settled: { en: 'Return', bn: 'পণ্য ফেরত' },
  return_refunded: { en: 'Refund sent by hand', bn: 'হাতে ফেরত পাঠানো' },
  payment_refunded: { en: 'bKash refund sent by hand', bn: 'বিকাশের ফেরত হাতে পাঠানো' },
  payment_refund_reversed: { en: 'bKash refund by hand taken back', bn: 'হাতে পাঠানো বিকাশের ফেরত তুলে নেওয়া' },
  payout_sent: { en: 'Payout sent', bn: 'পেআউট পাঠানো' },
  payout_failed: { en: 'Payout came back', bn: 'পেআউট ফেরত এসেছে' },
  cash_deposited: { en: 'Cash taken to the bank', bn: 'নগদ ব্যাংকে জমা' },
  cash_difference: { en: 'Cash difference', bn: 'নগদের গরমিল' },
  cash_deposit_reversed: { en: 'Deposit taken back', bn: 'জমা ফেরত নেওয়া' },
  cash_count_reversed: { en: 'Cash count taken back', bn: 'নগদ গণনা ফেরত নেওয়া' },
  adjustment: { en: 'Adjustment', bn: 'সমন্বয়' },
} as const satisfies Readonly<Record<string, Words>>;

export type LedgerEvent = keyof typeof ledgerEvents;
export const ledgerEventNames = Object.keys(ledgerEvents) as LedgerEvent[];

export const isLedgerEvent = (name: string): name is LedgerEvent => Object.hasOwn(ledgerEvents, name);
