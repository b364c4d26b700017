import { defineMessages } from '../../../../frontend/messages/messages';

export const accountMessages = defineMessages({
  myAccount: { en: 'My Account', bn: 'আমার অ্যাকাউন্ট' },
  manageAccount: { en: 'Manage Account', bn: 'অ্যাকাউন্ট সম্পাদনা' },
  myFavorite: { en: 'My Favorite', bn: 'আমার পছন্দ' },
  releaseNote: { en: 'Release Note', bn: 'রিলিজ নোট' },
  admin: { en: 'Super Admin', bn: 'সুপার অ্যাডমিন' },
  subadmin: { en: 'Sub Admin', bn: 'সাব অ্যাডমিন' },
  vendor: { en: 'Vendor Admin', bn: 'বিক্রেতা প্যানেল' },
  editor: { en: 'Content Panel', bn: 'কনটেন্ট প্যানেল' },
  incharge: { en: 'Warehouse Admin', bn: 'গুদাম প্যানেল' },
});
