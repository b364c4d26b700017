import { defineMessages, type Sentence } from '../../frontend/messages/messages';

/** 0 to 8, as `domain/packages/status.ts` numbers them. */
export const packageStatusWords: readonly Sentence[] = [
  { en: 'Pending', bn: 'অপেক্ষমাণ' },
  { en: 'Processing', bn: 'প্রস্তুত হচ্ছে' },
  { en: 'Ready To Ship', bn: 'পাঠানোর জন্য তৈরি' },
  { en: 'Shipped', bn: 'পাঠানো হয়েছে' },
  { en: 'Received', bn: 'বুঝে পাওয়া গেছে' },
  { en: 'Delivering', bn: 'ডেলিভারির পথে' },
  { en: 'Delivered', bn: 'পৌঁছে গেছে' },
  { en: 'Completed', bn: 'সম্পন্ন' },
  { en: 'Canceled', bn: 'বাতিল' },
];

/** 0 to 5, as `domain/returns/status.ts` numbers them. */
export const returnStatusWords: readonly Sentence[] = [
  { en: 'Pending', bn: 'অপেক্ষমাণ' },
  { en: 'Accepted', bn: 'গৃহীত' },
  { en: 'Product Send To Vendor', bn: 'পণ্য বিক্রেতার কাছে পাঠানো হয়েছে' },
  { en: 'Product Received by Vendor', bn: 'বিক্রেতা পণ্য পেয়েছেন' },
  { en: 'Return Successful', bn: 'ফেরত সফল' },
  { en: 'Return Canceled', bn: 'ফেরত বাতিল' },
];

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
