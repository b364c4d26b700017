import { defineMessages } from '../../frontend/messages/messages';

export const searchWords = defineMessages({
  saved: { en: 'Saved searches', bn: 'সংরক্ষিত সার্চ' },
  none: { en: 'Nothing saved yet', bn: 'এখনো কিছু সংরক্ষণ করা হয়নি' },
  keep: { en: 'Save this search…', bn: 'এই সার্চ সংরক্ষণ করুন…' },
  name: { en: 'Name', bn: 'নাম' },
  forget: { en: 'Forget “{name}”', bn: '“{name}” মুছুন' },
  hint: {
    en: 'Search, filters, sorting and page size are saved for your account.',
    bn: 'সার্চ, ফিল্টার, সাজানো আর পাতার মাপ আপনার অ্যাকাউন্টে সংরক্ষিত থাকবে।',
  },
  notKept: { en: 'The search could not be saved.', bn: 'সার্চটি সংরক্ষণ করা যায়নি।' },
});
