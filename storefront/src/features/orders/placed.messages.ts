import { defineMessages } from '../../../../frontend/messages/messages';

export const placedMessages = defineMessages({
  comes: { en: 'Expected delivery', bn: 'কবে পাবেন' },
  track: { en: 'Track this order', bn: 'অর্ডার ট্র্যাক করুন' },
  pending: {
    en: 'This order is placed but not paid yet. Nothing has been taken from your bKash account. Pay now, or pay in cash when it arrives.',
    bn: 'অর্ডার নেওয়া হয়েছে, কিন্তু টাকা এখনো দেওয়া হয়নি। আপনার বিকাশ থেকে কিছু কাটা হয়নি। এখনই দিন, অথবা পণ্য হাতে পেয়ে নগদে দিন।',
  },
  failed: {
    en: 'bKash did not take the payment. You pay in cash on delivery, or try bKash again now.',
    bn: 'বিকাশে পেমেন্ট হয়নি। পণ্য হাতে পেয়ে নগদে দিতে পারেন, অথবা এখনই আবার বিকাশে চেষ্টা করুন।',
  },
  canceled: {
    en: 'You did not finish the bKash payment. You pay in cash on delivery, or with bKash now.',
    bn: 'বিকাশ পেমেন্টটি শেষ করা হয়নি। পণ্য হাতে পেয়ে নগদে দিন, অথবা এখনই বিকাশে দিন।',
  },
  checking: {
    en: 'bKash is still checking your payment. This page checks again automatically; you are never charged twice.',
    bn: 'বিকাশ আপনার পেমেন্ট যাচাই করছে। এই পাতা নিজেই আবার দেখে নেবে; দুইবার টাকা কাটা হবে না।',
  },
  paid: { en: 'Paid with bKash. Nothing is left to pay.', bn: 'বিকাশে টাকা পরিশোধ হয়েছে। আর কিছু দিতে হবে না।' },
  refunding: {
    en: 'Money of this order is on its way back to your bKash account.',
    bn: 'এই অর্ডারের টাকা আপনার বিকাশ অ্যাকাউন্টে ফেরত যাচ্ছে।',
  },
  refunded: {
    en: 'The money of this order is back in your bKash account.',
    bn: 'এই অর্ডারের টাকা আপনার বিকাশ অ্যাকাউন্টে ফেরত গেছে।',
  },
  payNow: { en: 'Pay now with bKash', bn: 'এখনই বিকাশে দিন' },
  payOnDelivery: { en: 'Pay on delivery', bn: 'পণ্য পেয়ে টাকা দেব' },
  cashChosen: { en: 'You pay in cash when it arrives', bn: 'পণ্য হাতে পেয়ে নগদে টাকা দেবেন' },
});
