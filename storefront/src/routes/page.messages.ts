import { defineMessages } from '../../../frontend/messages/messages';

export const pageMessages = defineMessages({
  home: { en: 'Home', bn: 'হোম' },
  youAreHere: { en: 'You are here', bn: 'আপনি এখানে আছেন' },
  none: { en: 'There is no such page', bn: 'এমন কোনো পাতা নেই' },
  noneText: { en: 'It may have been renamed or removed.', bn: 'পাতাটির নাম বদলেছে বা সরানো হয়েছে।' },
  preview: { en: 'Preview: this is the latest draft.', bn: 'প্রিভিউ: এটি সর্বশেষ খসড়া।' },
  empty: { en: 'There is nothing on the page yet', bn: 'পাতায় এখনো কিছু নেই' },
  closed: { en: 'Only editors see drafts', bn: 'খসড়া শুধু সম্পাদকেরা দেখেন' },
  closedText: { en: 'Sign in as an editor or admin.', bn: 'সম্পাদক বা অ্যাডমিন হিসেবে লগইন করুন।' },
});
