import { defineMessages } from '../../../../frontend/messages/messages';

export const invoiceMessages = defineMessages({
  title: { en: 'Invoice', bn: 'চালান' },
  open: { en: 'Invoice', bn: 'চালান দেখুন' },
  hint: {
    en: 'Keep the invoice as a PDF file, or print it.',
    bn: 'চালানটি পিডিএফ ফাইল হিসেবে রাখুন, অথবা প্রিন্ট করুন।',
  },
  download: { en: 'Download PDF', bn: 'পিডিএফ ডাউনলোড' },
  downloading: { en: 'Making the PDF…', bn: 'পিডিএফ তৈরি হচ্ছে…' },
  print: { en: 'Print', bn: 'প্রিন্ট' },
  soldBy: { en: 'Sold by', bn: 'বিক্রেতা' },
  canceled: { en: 'canceled', bn: 'বাতিল' },
  product: { en: 'Product', bn: 'পণ্য' },
  price: { en: 'Price', bn: 'দাম' },
  pieces: { en: 'Pieces', bn: 'সংখ্যা' },
  amount: { en: 'Amount', bn: 'মোট' },
});
