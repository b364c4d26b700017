/** The statuses of a refund that takes two people: prepared by one, then confirmed by another or withdrawn. */
import type { Words } from '../fields/declare';

export const refundRequestStatuses = {
  prepared: { en: 'Waits for the second person', bn: 'দ্বিতীয় ব্যক্তির অপেক্ষায়' },
  confirmed: { en: 'Confirmed', bn: 'নিশ্চিত' },
  withdrawn: { en: 'Withdrawn', bn: 'প্রত্যাহার' },
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
