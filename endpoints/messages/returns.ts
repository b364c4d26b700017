import type { Sentence } from './sentence';

export const returnMessages = {
  returnStatusUpdated: { en: 'Return Status Updated', bn: 'ফেরতের অবস্থা হালনাগাদ হয়েছে' },
  refundCompleted: { en: 'Refund Marked As Completed', bn: 'টাকা ফেরত সম্পন্ন বলে চিহ্নিত হয়েছে' },
  refundNotCompleted: { en: 'Refund Marked As Not Completed', bn: 'টাকা ফেরত হয়নি বলে চিহ্নিত হয়েছে' },
} satisfies Record<string, Sentence>;
