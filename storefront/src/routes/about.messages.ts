import { defineMessages } from '../../../frontend/messages/messages';

export const aboutMessages = defineMessages({
  aboutTitle: { en: 'About us | Haat', bn: 'আমাদের কথা | হাট' },
  about: { en: 'About us', bn: 'আমাদের কথা' },
  aboutText: {
    en: 'Haat is made by a small software company in Dhaka that builds tools for local trade.',
    bn: 'হাট বানিয়েছে ঢাকার একটি ছোট সফটওয়্যার প্রতিষ্ঠান, যারা স্থানীয় ব্যবসার জন্য সফটওয়্যার তৈরি করে।',
  },
  whatTitle: { en: 'What we build', bn: 'আমরা কী তৈরি করি' },
  what: {
    en: 'Marketplaces, shop software, delivery and warehouse systems. Haat joins them: shops from all over the country in one mall, groceries from vendors in your own upazila, and warehouses that bring everything to the door.',
    bn: 'মার্কেটপ্লেস, দোকানের সফটওয়্যার, ডেলিভারি ও গুদাম ব্যবস্থা। হাটে এগুলো একসাথে: সারা দেশের দোকান এক শপিং মলে, নিজের উপজেলার বিক্রেতার মুদি, আর গুদাম থেকে দরজায় পৌঁছে দেওয়া।',
  },
  whyTitle: { en: 'Why a haat', bn: 'কেন হাট' },
  why: {
    en: 'The village market day works because people know who sells, what it costs and when it comes. We keep to that: named sellers, one honest price, and a package you can follow.',
    bn: 'গ্রামের হাট চলে, কারণ সবাই জানে কে বেচে, দাম কত, আর কবে পাওয়া যাবে। আমরাও তাই রাখি: বিক্রেতার নাম, একটাই ন্যায্য দাম, আর পার্সেলের প্রতিটি খবর।',
  },
  openTitle: { en: 'Open to everybody', bn: 'সবার জন্য খোলা' },
  open: {
    en: 'The whole software is free and open. Read it, run it, improve it.',
    bn: 'পুরো সফটওয়্যারটি মুক্ত ও বিনামূল্যের। পড়ুন, চালান, আরও ভালো করুন।',
  },
  toContact: { en: 'Contact', bn: 'যোগাযোগ' },
  toVendor: { en: 'Become a Vendor', bn: 'বিক্রেতা হোন' },
  contactTitle: { en: 'Contact | Haat', bn: 'যোগাযোগ | হাট' },
  contact: { en: 'Contact', bn: 'যোগাযোগ' },
  contactText: { en: 'We answer every day from 9 am to 9 pm.', bn: 'প্রতিদিন সকাল ৯টা থেকে রাত ৯টা পর্যন্ত আমরা আছি।' },
  care: { en: 'Customer care', bn: 'ক্রেতা সেবা' },
  write: { en: 'Write to us', bn: 'আমাদের লিখুন' },
  follow: { en: 'Follow us', bn: 'আমাদের সাথে থাকুন' },
  facebook: { en: 'Facebook', bn: 'ফেসবুক' },
  youtube: { en: 'YouTube', bn: 'ইউটিউব' },
  linkedin: { en: 'LinkedIn', bn: 'লিংকডইন' },
  callNumber: { en: 'Call {number}', bn: '{number} নম্বরে ফোন করুন' },
});
