import type { Sentence } from './sentence';

/** The sentence of the failure and of the field that is too much. */
export const deskHoldsLess: Sentence = {
  en: 'The cash desk of {desk} holds {holds} taka: no more can be taken from it.',
  bn: '{desk}-এর ক্যাশ ডেস্কে আছে {holds} টাকা: এর বেশি নেওয়া যায় না।',
};

export const cashMessages = {
  cashCounted: { en: 'Count Saved', bn: 'গণনা লেখা হয়েছে' },
  cashDeposited: { en: 'Deposit Saved', bn: 'জমা লেখা হয়েছে' },
  cashReversed: { en: 'Taken Back', bn: 'ফেরত নেওয়া হয়েছে' },
  refundPrepared: {
    en: 'Prepared. Another super admin has to confirm it.',
    bn: 'প্রস্তুত হয়েছে। অন্য একজন সুপার অ্যাডমিনকে নিশ্চিত করতে হবে।',
  },
  refundPreparedAlone: {
    en: 'Prepared. A super admin has to confirm it.',
    bn: 'প্রস্তুত হয়েছে। একজন সুপার অ্যাডমিনকে নিশ্চিত করতে হবে।',
  },
  refundSentByHand: { en: 'Refund Marked As Sent By Hand', bn: 'ফেরত হাতে পাঠানো হয়েছে বলে লেখা হলো' },
  bkashSentNothing: { en: 'bKash has not sent it', bn: 'বিকাশ এটি পাঠায়নি' },
  refundTakenBack: { en: 'Refund Marked As Not Sent', bn: 'টাকা ফেরত পাঠানো হয়নি বলে লেখা হলো' },
  refundWithdrawn: { en: 'Withdrawn', bn: 'প্রত্যাহার হয়েছে' },
  refundSettingsSaved: { en: 'Refund Rules Saved', bn: 'ফেরতের নিয়ম সংরক্ষিত হয়েছে' },
} satisfies Record<string, Sentence>;
