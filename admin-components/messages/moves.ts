import { defineMessages } from '../../frontend/messages/messages';

/** The question before a package is moved, one or many. */
export const moveWords = defineMessages({
  packages: { en: '{count, plural, one {# package} other {# packages}}', bn: '{count, plural, other {#টি প্যাকেজ}}' },
  what: { en: '{count, plural, one {# package} other {# packages}}', bn: '{count, plural, other {#টি প্যাকেজ}}' },
  newStatus: { en: 'New status', bn: 'নতুন অবস্থা' },
  isFinal: {
    en: '“{name}” is final. It cannot be changed afterwards.',
    bn: '“{name}” চূড়ান্ত। এর পরে আর বদলানো যাবে না।',
  },
  cancelFollows: {
    en: 'The products go back to the vendor’s stock, and what was paid is refunded.',
    bn: 'পণ্যগুলো বিক্রেতার স্টকে ফিরে যাবে, পরিশোধ করা টাকা ফেরত দেওয়া হবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  moveAll: { en: 'Move to “{name}”', bn: '“{name}” করুন' },
});
