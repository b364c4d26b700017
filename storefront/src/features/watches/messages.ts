import { defineMessages } from '../../../../frontend/messages/messages';

export const watchMessages = defineMessages({
  list: { en: 'Products you wait for', bn: 'যেসব পণ্যের অপেক্ষায় আছেন' },
  empty: { en: 'You wait for no product', bn: 'আপনি কোনো পণ্যের অপেক্ষায় নেই' },
  emptyText: {
    en: 'Press “Tell me when it is back” or “Tell me when the price drops” on a product.',
    bn: 'কোনো পণ্যের পাতায় “আবার এলে জানান” বা “দাম কমলে জানান” চাপুন।',
  },
  browse: { en: 'Browse products', bn: 'পণ্য দেখুন' },
  stock: { en: 'When it is back in stock', bn: 'আবার স্টকে এলে' },
  price: { en: 'When it costs less than {price}', bn: 'দাম {price}-এর কম হলে' },
  hidden: { en: 'Not shown at the moment', bn: 'এখন দেখানো হচ্ছে না' },
  stockOut: { en: 'Stock Out', bn: 'স্টক শেষ' },
  removeStock: { en: 'Do not tell me when {name} is back', bn: '{name} আবার এলে জানাবেন না' },
  removePrice: { en: 'Do not tell me when {name} costs less', bn: '{name}-এর দাম কমলে জানাবেন না' },
});
