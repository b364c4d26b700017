import { defineMessages } from '../../../frontend/messages/messages';

export const policyMessages = defineMessages({
  tc: { en: 'Terms & Conditions', bn: 'শর্তাবলি' },
  pp: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' },
  vp: { en: 'Vendor Policy', bn: 'বিক্রেতা নীতি' },
  ap: { en: 'Application Policy', bn: 'অ্যাপ নীতি' },
  rp: { en: 'Return Policy', bn: 'ফেরত নীতি' },
  title: { en: '{name} | Haat', bn: '{name} | হাট' },
  otherLanguage: {
    en: 'This text is available in Bangla only.',
    bn: 'এই লেখাটি এখনো বাংলায় নেই, তাই ইংরেজিতে দেখানো হচ্ছে।',
  },
  empty: { en: 'This text is not written yet', bn: 'এই লেখাটি এখনো দেওয়া হয়নি' },
});
