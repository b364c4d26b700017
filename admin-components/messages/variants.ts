import { defineMessages } from '../../frontend/messages/messages';

export const variantWords = defineMessages({
  ownNumbers: {
    en: 'Own price and stock for each combination',
    bn: 'প্রতিটি কম্বিনেশনের আলাদা দাম ও মজুদ',
  },
  ownNumbersHint: {
    en: 'The product then shows the lowest price, and the stock of all combinations together.',
    bn: 'তখন পণ্যে সবচেয়ে কম দাম এবং সব কম্বিনেশনের মোট মজুদ দেখাবে।',
  },
  tooMany: {
    en: 'At most {max} combinations can have their own price. Choose fewer options.',
    bn: 'সর্বোচ্চ {max}টি কম্বিনেশনের আলাদা দাম দেওয়া যায়। কম অপশন বেছে নিন।',
  },
  perCombination: {
    en: 'Set for each combination, under “More”',
    bn: '“আরও” অংশে প্রতিটি কম্বিনেশনের জন্য দেওয়া আছে',
  },
  combinations: { en: 'Combinations', bn: 'কম্বিনেশন' },
  all: { en: 'All combinations', bn: 'সব কম্বিনেশন' },
  apply: { en: 'Apply to all', bn: 'সবগুলোতে বসান' },
  selling_price: { en: 'Selling price (৳)', bn: 'বিক্রয়মূল্য (৳)' },
  original_price: { en: 'Original price (৳)', bn: 'আসল দাম (৳)' },
  qty: { en: 'Stock', bn: 'মজুদ' },
  sku: { en: 'SKU', bn: 'পণ্য কোড' },
  image: { en: 'Picture', bn: 'ছবি' },
  picture: { en: 'Picture {number}', bn: 'ছবি {number}' },
  noPicture: { en: 'Main picture', bn: 'প্রধান ছবি' },
  shown: { en: 'Shown', bn: 'দোকানে দেখান' },
});
