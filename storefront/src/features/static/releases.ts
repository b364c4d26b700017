/** The versions of the web app, newest first, for the release page. */
import type { Sentence } from '../../../../frontend/messages/messages';

export type Release = { version: string; date: string; notes: readonly Sentence[] };

export const releases: readonly Release[] = [
  {
    version: '0.3.8',
    date: '2023-04-05',
    notes: [
      {
        en: 'A new role, Warehouse Incharge: receives packages from vendors, brings them on their way and marks them delivered.',
        bn: 'নতুন ভূমিকা গুদামের দায়িত্বপ্রাপ্ত: বিক্রেতার পার্সেল গ্রহণ করেন, পথে পাঠান, আর ডেলিভারি হলে জানান।',
      },
      { en: 'Package slips are printed with the tracking code.', bn: 'ট্র্যাকিং কোডসহ পার্সেলের স্লিপ ছাপা যায়।' },
      { en: 'Orders that are canceled give their stock back.', bn: 'অর্ডার বাতিল হলে পণ্য স্টকে ফিরে আসে।' },
    ],
  },
  {
    version: '0.3.5',
    date: '2023-03-18',
    notes: [
      {
        en: 'A new role, Sub Admin: does the daily work of an admin, but cannot change roles or delete accounts.',
        bn: 'নতুন ভূমিকা সাব অ্যাডমিন: অ্যাডমিনের দৈনন্দিন কাজ করেন, তবে ভূমিকা বদলানো বা অ্যাকাউন্ট মোছা তাঁর কাজ নয়।',
      },
      { en: 'Order reports by day, month and vendor.', bn: 'দিন, মাস ও বিক্রেতা অনুযায়ী অর্ডারের রিপোর্ট।' },
    ],
  },
  {
    version: '0.3.2',
    date: '2023-02-26',
    notes: [
      {
        en: 'Products can be returned within 2 days, with pictures and a refund to a mobile wallet.',
        bn: '২ দিনের মধ্যে ছবিসহ পণ্য ফেরত দেওয়া যায়, টাকা ফেরে মোবাইল ওয়ালেটে।',
      },
      { en: 'Return desk for vendors and admins.', bn: 'বিক্রেতা ও অ্যাডমিনের জন্য ফেরত ব্যবস্থাপনা।' },
    ],
  },
  {
    version: '0.3.0',
    date: '2023-02-05',
    notes: [
      {
        en: 'Pay with bKash; an order whose payment fails continues as cash on delivery.',
        bn: 'বিকাশে পেমেন্ট; পেমেন্ট না হলে অর্ডার চলে ক্যাশ অন ডেলিভারিতে।',
      },
      { en: 'Coupons of a fixed amount or a percentage.', bn: 'নির্দিষ্ট টাকা বা শতাংশের কুপন।' },
    ],
  },
  {
    version: '0.2.8',
    date: '2023-01-14',
    notes: [
      { en: 'Warehouses, and packages that go through them.', bn: 'গুদাম, আর তার মধ্য দিয়ে পার্সেল।' },
      { en: 'Every step of a package is recorded and shown.', bn: 'পার্সেলের প্রতিটি ধাপ রাখা ও দেখানো হয়।' },
    ],
  },
  {
    version: '0.2.5',
    date: '2022-12-20',
    notes: [
      {
        en: 'Grocery by upazila: vendors sell to their own area.',
        bn: 'উপজেলা অনুযায়ী মুদি: বিক্রেতা নিজের এলাকায় বেচেন।',
      },
      { en: 'Mobile numbers are verified by SMS.', bn: 'এসএমএসে মোবাইল নম্বর যাচাই।' },
    ],
  },
  {
    version: '0.2.0',
    date: '2022-11-12',
    notes: [
      { en: 'The whole shop in Bangla and English.', bn: 'পুরো দোকান বাংলা ও ইংরেজিতে।' },
      { en: 'Ratings and reviews with pictures.', bn: 'ছবিসহ রেটিং ও রিভিউ।' },
      { en: 'Flash sale on the home page.', bn: 'প্রথম পাতায় ফ্ল্যাশ সেল।' },
    ],
  },
  {
    version: '0.1.8',
    date: '2022-10-09',
    notes: [
      {
        en: 'Vendor applications with their papers, and shops of their own.',
        bn: 'কাগজপত্রসহ বিক্রেতার আবেদন, আর নিজের দোকান।',
      },
      { en: 'Favorites and notifications.', bn: 'পছন্দের তালিকা ও নোটিফিকেশন।' },
    ],
  },
  {
    version: '0.1.5',
    date: '2022-09-10',
    notes: [
      {
        en: 'The first version: catalogue, cart, cash on delivery.',
        bn: 'প্রথম সংস্করণ: পণ্যের তালিকা, কার্ট, ক্যাশ অন ডেলিভারি।',
      },
    ],
  },
];
