import { handMethods } from '../../domain/refunds/handMethods';
import { defineMessages } from '../../frontend/messages/messages';

/** Payment and refund methods, by their stored names. */
export const methodWords = defineMessages({
  COD: { en: 'COD', bn: 'ক্যাশ অন ডেলিভারি' },
  ...handMethods,
});

export const refundWords = defineMessages({
  completed: { en: 'REFUND COMPLETED', bn: 'টাকা ফেরত সম্পন্ন' },
  pending: { en: 'REFUND PENDING', bn: 'টাকা ফেরত বাকি' },
});

/** The type of an order or a vendor: 1 grocery, otherwise general. */
export const typeWords = defineMessages({
  grocery: { en: 'Grocery', bn: 'মুদি' },
  general: { en: 'General', bn: 'সাধারণ' },
});
