/** The labels of an invoice. */
import type { Language } from '../ctx';

const words = {
  brand: { en: 'Haat', bn: 'হাট' },
  title: { en: 'Invoice', bn: 'চালান' },
  number: { en: 'Invoice no.', bn: 'চালান নম্বর' },
  placedOn: { en: 'Ordered on', bn: 'অর্ডারের সময়' },
  madeOn: { en: 'Issued on', bn: 'চালানের তারিখ' },
  payment: { en: 'Payment', bn: 'পেমেন্ট' },
  cod: { en: 'Cash on delivery', bn: 'ক্যাশ অন ডেলিভারি' },
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  address: { en: 'Customer and delivery address', bn: 'ক্রেতা ও ডেলিভারির ঠিকানা' },
  soldBy: { en: 'Sold by', bn: 'বিক্রেতা' },
  package: { en: 'package', bn: 'প্যাকেজ' },
  canceled: { en: 'canceled', bn: 'বাতিল' },
  product: { en: 'Product', bn: 'পণ্য' },
  price: { en: 'Unit price', bn: 'একক দাম' },
  pieces: { en: 'Quantity', bn: 'সংখ্যা' },
  amount: { en: 'Amount', bn: 'মোট' },
  subtotal: { en: 'Subtotal', bn: 'মোট দাম' },
  coupon: { en: 'Coupon', bn: 'কুপন' },
  delivery: { en: 'Delivery charge', bn: 'ডেলিভারি চার্জ' },
  total: { en: 'Total', bn: 'সর্বমোট' },
  under: { en: 'In force when it was ordered', bn: 'অর্ডারের সময় কার্যকর ছিল' },
  policy: { en: '{name} of {day}', bn: '{day} তারিখের {name}' },
  page: { en: 'Page {page} of {pages}', bn: 'পৃষ্ঠা {page}/{pages}' },
} as const;

export type InvoiceWord = keyof typeof words;

export const invoiceWord = (word: InvoiceWord, language: Language): string => words[word][language];
