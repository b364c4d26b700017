import { defineMessages } from '../../../frontend/messages/messages';

export const orderMessages = defineMessages({
  title: { en: 'Thank you | Haat', bn: 'ধন্যবাদ | হাট' },
  thanks: { en: 'Thank you! Your order is placed', bn: 'ধন্যবাদ! আপনার অর্ডার নেওয়া হয়েছে' },
  thanksText: {
    en: 'The shops are getting it ready. You can follow every step under My Order.',
    bn: 'দোকান এখন পণ্য গোছাচ্ছে। প্রতিটি ধাপ “আমার অর্ডার” পাতায় দেখতে পাবেন।',
  },
  toOrders: { en: 'Go to My Order', bn: 'আমার অর্ডারে যান' },
  continue: { en: 'Continue Shopping', bn: 'কেনাকাটা চালিয়ে যান' },
  success: { en: 'Payment completed', bn: 'পেমেন্ট সম্পন্ন হয়েছে' },
  successText: { en: 'Your order is placed and paid with bKash.', bn: 'অর্ডার নেওয়া হয়েছে, বিকাশে পেমেন্টও হয়ে গেছে।' },
  pending: { en: 'Your order is placed, not paid yet', bn: 'অর্ডার নেওয়া হয়েছে, টাকা এখনো বাকি' },
  pendingText: {
    en: 'You left bKash before paying. Your order is safe: choose below how to pay.',
    bn: 'টাকা দেওয়ার আগেই বিকাশ থেকে ফিরে এসেছেন। অর্ডার ঠিক আছে: কীভাবে টাকা দেবেন নিচে বেছে নিন।',
  },
  failed: { en: 'The bKash payment failed', bn: 'বিকাশ পেমেন্ট হয়নি' },
  failedText: {
    en: 'Your order is still placed: pay in cash when it arrives.',
    bn: 'তবু আপনার অর্ডার নেওয়া হয়েছে: পণ্য হাতে পেয়ে নগদে টাকা দিন।',
  },
  cancel: { en: 'Payment cancelled', bn: 'পেমেন্ট বাতিল হয়েছে' },
  cancelText: {
    en: 'Your order is placed as cash on delivery: pay when it arrives.',
    bn: 'অর্ডারটি ক্যাশ অন ডেলিভারিতে নেওয়া হয়েছে: পণ্য হাতে পেয়ে টাকা দিন।',
  },
});
