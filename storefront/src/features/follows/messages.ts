import { defineMessages } from '../../../../frontend/messages/messages';

export const followMessages = defineMessages({
  follow: { en: 'Follow', bn: 'অনুসরণ করুন' },
  followLogin: { en: 'Sign in to follow the shop', bn: 'দোকান অনুসরণ করতে লগইন করুন' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে নিন' },
  list: { en: 'Shops you follow', bn: 'যেসব দোকান অনুসরণ করছেন' },
  empty: { en: 'You follow no shop', bn: 'আপনি কোনো দোকান অনুসরণ করছেন না' },
  emptyText: {
    en: 'Press “Follow” on a shop’s page: we tell you when it has new products.',
    bn: 'দোকানের পাতায় “অনুসরণ করুন” চাপুন: নতুন পণ্য এলে আমরা জানাব।',
  },
  toMall: { en: 'Go to the mall', bn: 'শপিং মলে যান' },
  unfollow: { en: 'Do not follow {name} any more', bn: '{name} আর অনুসরণ করবেন না' },
});
