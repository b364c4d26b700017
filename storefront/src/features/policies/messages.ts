import { defineMessages } from '../../../../frontend/messages/messages';

export const policyMessages = defineMessages({
  termsconditions: { en: 'Terms & Conditions', bn: 'শর্তাবলি' },
  privacypolicy: { en: 'Privacy Policy', bn: 'গোপনীয়তা নীতি' },
  vendorpolicy: { en: 'Vendor Policy', bn: 'বিক্রেতা নীতি' },
  apppolicy: { en: 'Application Policy', bn: 'অ্যাপ নীতি' },
  returnpolicy: { en: 'Return Policy', bn: 'ফেরত নীতি' },
  title: { en: '{name} | Haat', bn: '{name} | হাট' },
  otherLanguage: {
    en: 'This text is available in Bangla only.',
    bn: 'এই লেখাটি এখনো বাংলায় নেই, তাই ইংরেজিতে দেখানো হচ্ছে।',
  },
  since: { en: 'In force since {from}', bn: '{from} থেকে কার্যকর' },
  earlier: {
    en: 'This text was in force from {from} to {until}.',
    bn: 'এই লেখাটি {from} থেকে {until} পর্যন্ত কার্যকর ছিল।',
  },
  current: { en: 'Read the text in force now', bn: 'এখন যা কার্যকর তা পড়ুন' },
  noVersion: { en: 'There is no such text', bn: 'এমন কোনো লেখা নেই' },
  empty: { en: 'This text is not written yet', bn: 'এই লেখাটি এখনো দেওয়া হয়নি' },
});
