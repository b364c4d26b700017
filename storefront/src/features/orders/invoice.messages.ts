import { defineMessages } from '../../../../frontend/messages/messages';

export const invoiceMessages = defineMessages({
  title: { en: 'Invoice', bn: 'চালান' },
  open: { en: 'Invoice', bn: 'চালান দেখুন' },
  hint: {
    en: 'To keep it as a PDF, choose “Save as PDF” as the printer.',
    bn: 'পিডিএফ রাখতে চাইলে প্রিন্টারের তালিকা থেকে পিডিএফ হিসেবে সংরক্ষণ বেছে নিন।',
  },
  print: { en: 'Print or save as PDF', bn: 'প্রিন্ট বা পিডিএফ করুন' },
  soldBy: { en: 'Sold by', bn: 'বিক্রেতা' },
  canceled: { en: 'canceled', bn: 'বাতিল' },
  product: { en: 'Product', bn: 'পণ্য' },
  price: { en: 'Price', bn: 'দাম' },
  pieces: { en: 'Pieces', bn: 'সংখ্যা' },
  amount: { en: 'Amount', bn: 'মোট' },
});
