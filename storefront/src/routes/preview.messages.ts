import { defineMessages } from '../../../frontend/messages/messages';

/** The messages of previews in the shop. */
export const previewMessages = defineMessages({
  heading: { en: 'Preview', bn: 'প্রিভিউ' },
  preview: { en: 'Preview: this is the latest draft.', bn: 'প্রিভিউ: এটি সর্বশেষ খসড়া।' },
  slides: {
    en: 'Preview: the slides with their latest drafts, whatever their periods. The chosen one comes first.',
    bn: 'প্রিভিউ: সর্বশেষ খসড়াসহ স্লাইডগুলো, সময়সীমা যা-ই হোক। বাছাই করা স্লাইডটি প্রথমে।',
  },
  banner: {
    en: 'Preview: the banner with its latest draft, whatever its period.',
    bn: 'প্রিভিউ: সর্বশেষ খসড়াসহ ব্যানার, সময়সীমা যা-ই হোক।',
  },
  announcement: {
    en: 'Preview: the announcement with its latest draft, whatever its period and areas.',
    bn: 'প্রিভিউ: সর্বশেষ খসড়াসহ ঘোষণা, সময়সীমা ও এলাকা যা-ই হোক।',
  },
  policies: { en: 'Policies', bn: 'নীতিমালা' },
  empty: { en: 'There is nothing to see yet', bn: 'এখনো দেখার কিছু নেই' },
  none: { en: 'It does not exist', bn: 'এমন কিছু নেই' },
  noneText: { en: 'It may have been removed.', bn: 'হয়তো সরিয়ে ফেলা হয়েছে।' },
  closed: { en: 'Only editors see drafts', bn: 'খসড়া শুধু সম্পাদকেরা দেখেন' },
  closedText: { en: 'Sign in as an editor or admin.', bn: 'সম্পাদক বা অ্যাডমিন হিসেবে লগইন করুন।' },
});
