import { defineMessages, type Sentence } from '../../frontend/messages/messages';

export const releaseWords = defineMessages({
  current: { en: 'Current version', bn: 'বর্তমান সংস্করণ' },
  releaseDate: { en: 'Release date', bn: 'প্রকাশের তারিখ' },
  history: { en: 'Version history', bn: 'সংস্করণের ইতিহাস' },
  version: { en: 'Version {number}', bn: 'সংস্করণ {number}' },
  homepage: { en: 'Homepage', bn: 'হোমপেজ' },
  account: { en: 'My Account', bn: 'আমার অ্যাকাউন্ট' },
});

export const currentVersion = '0.3.8';
export const releaseDate: Sentence = { en: '05 April 2023', bn: '০৫ এপ্রিল ২০২৩' };

/** Newest first. */
export const versions: readonly { number: string; notes: readonly Sentence[] }[] = [
  {
    number: '0.3.8',
    notes: [
      {
        en: 'Sub Admin role: helps the super admin in the whole back office, without changing roles or deleting accounts.',
        bn: 'সাব অ্যাডমিন: ভূমিকা বদলানো ও অ্যাকাউন্ট মোছা ছাড়া ব্যাক অফিসের সব কাজে সুপার অ্যাডমিনকে সাহায্য করেন।',
      },
      {
        en: 'Returns and refunds can be reopened after they were canceled.',
        bn: 'বাতিল করা ফেরতের অনুরোধ আবার খোলা যায়।',
      },
    ],
  },
  {
    number: '0.3.5',
    notes: [
      {
        en: 'Warehouse Incharge role: receives packages of their own warehouse and moves them to the customer.',
        bn: 'গুদামের দায়িত্বপ্রাপ্ত: নিজের গুদামের প্যাকেজ বুঝে নেন এবং ক্রেতার কাছে পৌঁছে দেন।',
      },
      {
        en: 'Warehouses with up to three people in charge, cash memo and delivery slip.',
        bn: 'গুদামে তিনজন পর্যন্ত দায়িত্বপ্রাপ্ত, ক্যাশ মেমো ও ডেলিভারি স্লিপ।',
      },
    ],
  },
  {
    number: '0.3.0',
    notes: [
      {
        en: 'Return requests with pictures, for customers, vendors and admins.',
        bn: 'ছবিসহ ফেরতের অনুরোধ: ক্রেতা, বিক্রেতা ও অ্যাডমিনের জন্য।',
      },
      {
        en: 'Order reports by month and by days, export of phone numbers.',
        bn: 'মাস ও তারিখ অনুযায়ী অর্ডার রিপোর্ট, ফোন নম্বর সংগ্রহ।',
      },
    ],
  },
  {
    number: '0.2.8',
    notes: [
      {
        en: 'Videos on the Live page, ad banners in eight places.',
        bn: 'লাইভ পাতায় ভিডিও, আট জায়গায় বিজ্ঞাপনের ব্যানার।',
      },
      { en: 'Coupons with a fixed amount or a percentage.', bn: 'নির্দিষ্ট টাকা বা শতাংশের কুপন।' },
    ],
  },
  {
    number: '0.2.5',
    notes: [
      {
        en: 'Online payment with bKash in addition to cash on delivery.',
        bn: 'ক্যাশ অন ডেলিভারির পাশাপাশি বিকাশে অনলাইন পেমেন্ট।',
      },
      { en: 'Separate delivery charges for grocery and general goods.', bn: 'মুদি ও সাধারণ পণ্যের আলাদা ডেলিভারি চার্জ।' },
    ],
  },
  {
    number: '0.2.0',
    notes: [
      { en: 'The whole shop and back office in English and Bangla.', bn: 'পুরো দোকান ও ব্যাক অফিস ইংরেজি ও বাংলায়।' },
      { en: 'Grocery vendors, found by the customer’s own upazila.', bn: 'মুদি বিক্রেতা, ক্রেতার নিজের উপজেলা অনুযায়ী।' },
    ],
  },
  {
    number: '0.1.8',
    notes: [
      {
        en: 'Products are approved before they are shown; vendors are approved before they sell.',
        bn: 'দেখানোর আগে পণ্য অনুমোদন, বিক্রির আগে বিক্রেতা অনুমোদন।',
      },
    ],
  },
  {
    number: '0.1.5',
    notes: [
      {
        en: 'First version: accounts, categories of three levels, products, cart and orders.',
        bn: 'প্রথম সংস্করণ: অ্যাকাউন্ট, তিন স্তরের ক্যাটাগরি, পণ্য, কার্ট ও অর্ডার।',
      },
    ],
  },
];
