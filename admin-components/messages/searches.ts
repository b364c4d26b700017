import { defineMessages } from '../../frontend/messages/messages';

export const searchWords = defineMessages({
  saved: { en: 'Saved views', bn: 'সংরক্ষিত ভিউ' },
  none: { en: 'Nothing saved yet', bn: 'এখনো কিছু সংরক্ষণ করা হয়নি' },
  keep: { en: 'Save this view…', bn: 'এই ভিউ সংরক্ষণ করুন…' },
  name: { en: 'Name', bn: 'নাম' },
  forget: { en: 'Forget “{name}”', bn: '“{name}” মুছুন' },
  hint: {
    en: 'Search, filters, sorting, columns and page size are saved for your account.',
    bn: 'সার্চ, ফিল্টার, সাজানো, কলাম আর পাতার মাপ আপনার অ্যাকাউন্টে সংরক্ষিত থাকবে।',
  },
  notKept: { en: 'The view could not be saved.', bn: 'ভিউটি সংরক্ষণ করা যায়নি।' },
});
