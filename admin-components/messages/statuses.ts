import { defineMessages } from '../../frontend/messages/messages';

export const paymentWords = defineMessages({
  paid: { en: 'PAID', bn: 'পরিশোধিত' },
  unpaid: { en: 'UNPAID', bn: 'বাকি' },
});

/** How an order is paid, by the name the server gives it. */
export const methodWords = defineMessages({
  COD: { en: 'COD', bn: 'ক্যাশ অন ডেলিভারি' },
  bKash: { en: 'bKash', bn: 'বিকাশ' },
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
