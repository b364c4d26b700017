/**
 * The statuses of a refund that is prepared: then confirmed by a super admin (another, where it takes two) or withdrawn. What was sent by
 * hand for a payment is confirmed from the start up to the limit, and may be taken back.
 */
import type { Words } from '../fields/declare';
import type { Id } from '../ids';

/** The names under which refunds are prepared: one at a time for each return and each payment. */
export const openKeyOf = {
  return: (id: Id): string => String(id),
  payment: (id: Id): string => `payment:${id}`,
};

export const refundRequestStatuses = {
  prepared: { en: 'Waits for confirmation', bn: 'নিশ্চিত হওয়ার অপেক্ষায়' },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত' },
  withdrawn: { en: 'Withdrawn', bn: 'প্রত্যাহার' },
  taken_back: { en: 'Taken back', bn: 'তুলে নেওয়া হয়েছে' },
} as const satisfies Readonly<Record<string, Words>>;

/** The state of a row at the refund desk. */
export const refundStates = {
  /** bKash has been asked and has not answered. */
  asked: { en: 'bKash has been asked', bn: 'বিকাশকে বলা হয়েছে' },
  waiting: { en: 'Will be sent by bKash', bn: 'বিকাশ পাঠাবে' },
  stuck: { en: 'bKash refuses: a person decides', bn: 'বিকাশ দিচ্ছে না: নিজে দেখুন' },
  owed: { en: 'To be sent by hand', bn: 'হাতে পাঠাতে হবে' },
  may: { en: 'Goods are back: may be refunded', bn: 'পণ্য ফিরেছে: টাকা ফেরত দেওয়া যায়' },
  prepared: refundRequestStatuses.prepared,
} as const satisfies Readonly<Record<string, Words>>;
export type RefundState = keyof typeof refundStates;

/** The state of a refund for its customer. */
export const refundStages = ['none', 'promised', 'sending', 'sent'] as const;
export type RefundStage = (typeof refundStages)[number];
