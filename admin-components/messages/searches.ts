import { defineMessages } from '../../frontend/messages/messages';

export const searchWords = defineMessages({
  saved: { en: 'Saved searches', bn: 'রাখা খোঁজ' },
  none: { en: 'Nothing saved yet', bn: 'এখনো কিছু রাখা হয়নি' },
  keep: { en: 'Save this search…', bn: 'এই খোঁজটি রাখুন…' },
  name: { en: 'Name', bn: 'নাম' },
  forget: { en: 'Forget “{name}”', bn: '“{name}” মুছুন' },
  hint: {
    en: 'Search, filters, sorting and page size are kept for your account.',
    bn: 'খোঁজ, ফিল্টার, সাজানো আর পাতার মাপ আপনার অ্যাকাউন্টে রাখা হবে।',
  },
  notKept: { en: 'The search could not be saved.', bn: 'খোঁজটি রাখা যায়নি।' },
});
