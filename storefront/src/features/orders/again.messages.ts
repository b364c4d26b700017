import { defineMessages } from '../../../../frontend/messages/messages';

export const againMessages = defineMessages({
  title: { en: 'Order again', bn: 'আবার অর্ডার করুন' },
  add: { en: 'Put into the cart', bn: 'কার্টে রাখুন' },
  nothing: { en: 'None of it can be ordered now.', bn: 'এর কোনোটিই এখন অর্ডার করা যাচ্ছে না।' },
  priceChanged: { en: 'The price has changed: it was {before}', bn: 'দাম বদলেছে: আগে ছিল {before}' },
  fewer: { en: 'Only {left} left; you bought {wanted}', bn: 'আর {left}টি আছে; আগে কিনেছিলেন {wanted}টি' },
  inCart: { en: 'It is in your cart already', bn: 'এটি আগে থেকেই কার্টে আছে' },
  soldOut: { en: 'Sold out', bn: 'স্টক শেষ' },
  optionGone: { en: 'This size or color is no longer sold', bn: 'এই সাইজ বা রং এখন আর নেই' },
  otherArea: { en: 'Not delivered to your area', bn: 'আপনার এলাকায় ডেলিভারি হয় না' },
  gone: { en: 'No longer sold', bn: 'এখন আর বিক্রি হয় না' },
});
