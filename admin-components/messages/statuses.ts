import { defineMessages } from '../../frontend/messages/messages';

export const paymentWords = defineMessages({
  paid: { en: 'PAID', bn: 'পরিশোধিত' },
  unpaid: { en: 'UNPAID', bn: 'বাকি' },
});

export const refundWords = defineMessages({
  completed: { en: 'REFUND COMPLETED', bn: 'টাকা ফেরত সম্পন্ন' },
  pending: { en: 'REFUND PENDING', bn: 'টাকা ফেরত বাকি' },
});

/** What an order or a vendor deals in: 1 grocery, else general. */
export const typeWords = defineMessages({
  grocery: { en: 'Grocery', bn: 'মুদি' },
  general: { en: 'General', bn: 'সাধারণ' },
});
