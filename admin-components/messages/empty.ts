import { defineMessages } from '../../frontend/messages/messages';

/** The messages of empty lists: that nothing is there, and the next step. */
export const emptyWords = defineMessages({
  newOrders: {
    en: 'No new orders. They appear here as soon as somebody buys.',
    bn: 'নতুন অর্ডার নেই। কেউ কিনলেই এখানে দেখা যাবে।',
  },
  ordersInStatus: {
    en: 'No orders here. New ones come in under New Orders.',
    bn: 'এখানে কোনো অর্ডার নেই। নতুন অর্ডার “নতুন অর্ডার” পাতায় আসে।',
  },
  orders: {
    en: 'No orders yet. They appear here as soon as somebody buys.',
    bn: 'এখনো কোনো অর্ডার নেই। কেউ কিনলেই এখানে দেখা যাবে।',
  },
  packages: {
    en: 'No packages here. They appear after the step before.',
    bn: 'এখানে কোনো প্যাকেজ নেই। আগের ধাপ শেষ হলে এখানে আসবে।',
  },
  products: {
    en: 'No products yet. Vendors add them, or a file brings them in.',
    bn: 'এখনো কোনো পণ্য নেই। বিক্রেতারা পণ্য যোগ করেন, অথবা ফাইল থেকে আনা যায়।',
  },
  ownProducts: { en: 'No products yet. Add the first one.', bn: 'এখনো কোনো পণ্য নেই। প্রথমটি যোগ করুন।' },
  users: { en: 'Nobody has registered yet.', bn: 'এখনো কেউ নিবন্ধন করেননি।' },
  brands: { en: 'No brands yet. Add the first one.', bn: 'এখনো কোনো ব্র্যান্ড নেই। প্রথমটি যোগ করুন।' },
  categories: { en: 'No categories yet. Add the first one.', bn: 'এখনো কোনো ক্যাটাগরি নেই। প্রথমটি যোগ করুন।' },
  sent: {
    en: 'Nothing was sent yet. Write the first message under one of the other tabs.',
    bn: 'এখনো কিছু পাঠানো হয়নি। অন্য ট্যাব থেকে প্রথম বার্তাটি লিখুন।',
  },
  messages: { en: 'No messages yet.', bn: 'এখনো কোনো বার্তা নেই।' },
  imports: {
    en: 'No file was imported yet. Choose one above.',
    bn: 'এখনো কোনো ফাইল আনা হয়নি। উপরে একটি ফাইল বেছে নিন।',
  },
  videos: { en: 'No videos yet. Add the first one.', bn: 'এখনো কোনো ভিডিও নেই। প্রথমটি যোগ করুন।' },
  announcements: {
    en: 'No announcements yet. Add the first one: it is shown at the top of the shop.',
    bn: 'এখনো কোনো ঘোষণা নেই। প্রথমটি যোগ করুন: দোকানের সবার ওপরে দেখা যাবে।',
  },
  apiKeys: { en: 'No API keys yet. Make the first one.', bn: 'এখনো কোনো এপিআই কী নেই। প্রথমটি তৈরি করুন।' },
});
