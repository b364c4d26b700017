import type { Sentence } from './sentence';

export const addressMessages = {
  addressAdded: { en: 'Address Added', bn: 'ঠিকানা যোগ হয়েছে' },
  addressChanged: { en: 'Address Changed', bn: 'ঠিকানা বদলানো হয়েছে' },
  addressIsDefault: { en: 'This is your default address now', bn: 'এখন থেকে এটিই আপনার মূল ঠিকানা' },
  addressDeleted: { en: 'Address Deleted', bn: 'ঠিকানা মুছে ফেলা হয়েছে' },
  addressNotFound: { en: 'Address Not Found', bn: 'ঠিকানাটি পাওয়া যায়নি' },
  addressBookFull: {
    en: 'Your address book is full. Delete an address first.',
    bn: 'ঠিকানার তালিকা পূর্ণ। আগে একটি ঠিকানা মুছুন।',
  },
} satisfies Record<string, Sentence>;
