import { defineMessages } from '../../../frontend/messages/messages';

export const couponMessages = defineMessages({
  offers: { en: 'Coupons for you', bn: 'আপনার জন্য কুপন' },
  use: { en: 'Use {code}: {amount} off', bn: '{code} ব্যবহার করে {amount} ছাড় নিন' },
  notYet: {
    en: 'Add {missing} more to use {code}: {amount} off orders from {minimum}',
    bn: 'আর {missing} কিনলে {code} চলবে: {minimum} বা বেশি কেনাকাটায় {amount} ছাড়',
  },
  onlyFor: { en: 'Only for goods of {names}', bn: 'শুধু {names}-এর পণ্যে' },
  others: {
    en: '{count, plural, one {# more coupon} other {# more coupons}}',
    bn: '{count, plural, other {আরও #টি কুপন}}',
  },
  takes: { en: '{code} takes off {amount}', bn: '{code}: {amount} ছাড়' },
  remove: { en: 'Remove coupon', bn: 'কুপন সরান' },
});
