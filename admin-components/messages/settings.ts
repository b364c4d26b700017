import { defineMessages, type Sentence } from '../../frontend/messages/messages';

export const shopWords = defineMessages({
  information: { en: 'Shop information', bn: 'দোকানের তথ্য' },
  slugHint: { en: 'Your shop’s address: {address}', bn: 'আপনার দোকানের ঠিকানা: {address}' },
  warehouseHint: { en: 'Your packages are sent to this warehouse.', bn: 'আপনার প্যাকেজ এই গুদামে যাবে।' },
  noWarehouse: { en: 'No warehouse', bn: 'কোনো গুদাম নেই' },
  update: { en: 'Update Shop', bn: 'দোকান হালনাগাদ করুন' },
  deleteLogo: { en: 'Delete logo', bn: 'লোগো মুছুন' },
  deleteBanner: { en: 'Delete banner', bn: 'ব্যানার মুছুন' },
  deleteLogoAsk: { en: 'You are going to delete the shop logo', bn: 'আপনি দোকানের লোগো মুছে ফেলতে যাচ্ছেন' },
  deleteBannerAsk: { en: 'You are going to delete the shop banner', bn: 'আপনি দোকানের ব্যানার মুছে ফেলতে যাচ্ছেন' },
  errorTitle: { en: 'Error!', bn: 'ত্রুটি!' },
  checkMandatory: { en: 'Check all mandatory fields', bn: 'সব আবশ্যক ঘর দেখে নিন' },
  visitShop: { en: 'Visit Shop', bn: 'দোকান দেখুন' },
});

export const slotPictureWords = defineMessages({
  slide: { en: 'Slide {number}', bn: 'স্লাইড {number}' },
  slides: { en: 'Slides', bn: 'স্লাইড' },
  slideHint: {
    en: 'JPG, JPEG, PNG, max 5 MB each. Suggested size 1800x540. Choose several at once to fill the free places.',
    bn: 'JPG, JPEG, PNG, প্রতিটি সর্বোচ্চ ৫ এমবি। প্রস্তাবিত মাপ ১৮০০x৫৪০। একসঙ্গে কয়েকটি বাছলে খালি জায়গাগুলো ভরে যাবে।',
  },
  banners: { en: 'Ad banners', bn: 'বিজ্ঞাপনের ব্যানার' },
  bannerHint: {
    en: 'JPG, JPEG, PNG, max 5 MB each. Suggested size 1800x300. Choose several at once to fill the free places.',
    bn: 'JPG, JPEG, PNG, প্রতিটি সর্বোচ্চ ৫ এমবি। প্রস্তাবিত মাপ ১৮০০x৩০০। একসঙ্গে কয়েকটি বাছলে খালি জায়গাগুলো ভরে যাবে।',
  },
  upload: { en: 'Upload', bn: 'আপলোড করুন' },
  uploadMany: { en: 'Upload {count, number}', bn: '{count, number}টি আপলোড করুন' },
  chooseFirst: { en: 'Choose a picture first', bn: 'আগে একটি ছবি বাছুন' },
  deleteAsk: {
    en: 'You are going to delete “{name}”. It can be restored for 30 days.',
    bn: 'আপনি “{name}” মুছে ফেলতে যাচ্ছেন। ৩০ দিনের মধ্যে এটি ফিরিয়ে আনা যাবে।',
  },
});

/** Where each of the eight banners is shown. */
export const bannerPlaces: readonly Sentence[] = [
  { en: 'Homepage 1', bn: 'হোমপেজ ১' },
  { en: 'Homepage 2', bn: 'হোমপেজ ২' },
  { en: 'Grocery Product Page', bn: 'মুদি পণ্যের পাতা' },
  { en: 'Mall Page', bn: 'শপিং মলের পাতা' },
  { en: 'Notifications Page', bn: 'নোটিফিকেশনের পাতা' },
  { en: 'Category Page', bn: 'ক্যাটাগরির পাতা' },
  { en: 'Product Details Page', bn: 'পণ্যের বিস্তারিত পাতা' },
  { en: 'Checkout Page (after ordering)', bn: 'চেকআউটের পাতা (অর্ডার করার পর)' },
];

export const deliveryWords = defineMessages({
  tabs: { en: 'Kinds of delivery', bn: 'ডেলিভারির ধরন' },
  below: { en: 'Below {breakpoint}: {charge}', bn: '{breakpoint}-এর কম হলে: {charge}' },
  above: { en: 'From {breakpoint} on: {charge}', bn: '{breakpoint} বা বেশি হলে: {charge}' },
  always: { en: 'Always: {charge}', bn: 'সব সময়: {charge}' },
  onceGrocery: { en: 'Charged once for all grocery of an order.', bn: 'একটি অর্ডারের সব মুদি পণ্যের জন্য একবার নেওয়া হয়।' },
  oncePerShop: { en: 'Charged once for each shop of an order.', bn: 'একটি অর্ডারের প্রতিটি দোকানের জন্য একবার নেওয়া হয়।' },
});

export const siteWords = defineMessages({
  tabs: { en: 'Settings', bn: 'সেটিংস' },
  siteLogo: { en: 'Site Logo', bn: 'সাইটের লোগো' },
  values: { en: 'Values', bn: 'মান' },
  topBar: { en: 'Top Bar', bn: 'টপ বার' },
  footer: { en: 'Footer', bn: 'ফুটার' },
  categorySetting: { en: 'Category Setting', bn: 'ক্যাটাগরি সেটিং' },
  flashPlaceholder: { en: '1 to 100', bn: '১ থেকে ১০০' },
  groceryNow: { en: 'Now: {name}', bn: 'এখন: {name}' },
  groceryAsk: {
    en: 'You are going to change the grocery category to “{name}”',
    bn: 'আপনি মুদি ক্যাটাগরি বদলে “{name}” করতে যাচ্ছেন',
  },
});

export const videoWords = defineMessages({
  listOf: { en: 'Videos', bn: 'ভিডিওর তালিকা' },
  addVideo: { en: 'Add Video', bn: 'ভিডিও যোগ করুন' },
  title: { en: 'Title', bn: 'শিরোনাম' },
  videoId: { en: 'Video ID', bn: 'ভিডিও আইডি' },
  url: { en: 'YouTube video ID', bn: 'ইউটিউব ভিডিও আইডি' },
  urlHint: {
    en: 'The 11 characters after “v=” in the address. A full address is shortened automatically.',
    bn: 'ঠিকানায় “v=”-এর পরের ১১টি অক্ষর। পুরো ঠিকানা দিলেও চলবে।',
  },
  featured: { en: 'Featured', bn: 'ফিচার্ড' },
  notFeatured: { en: 'Not Featured', bn: 'ফিচার্ড নয়' },
  display: { en: 'Display', bn: 'প্রদর্শন' },
  show: { en: 'Show', bn: 'দেখানো হচ্ছে' },
  hide: { en: 'Hide', bn: 'লুকানো' },
  feature: { en: 'Feature', bn: 'ফিচার করুন' },
  unfeature: { en: 'Unfeature', bn: 'ফিচার তুলুন' },
  showIt: { en: 'Show it', bn: 'দেখান' },
  hideIt: { en: 'Hide it', bn: 'লুকান' },
  watch: { en: 'Watch on YouTube', bn: 'ইউটিউবে দেখুন' },
  featuredAsk: {
    en: 'You are going to change the featured status of “{name}”',
    bn: 'আপনি “{name}”-এর ফিচার্ড অবস্থা বদলাতে যাচ্ছেন',
  },
  statusAsk: {
    en: 'You are going to change the display status of “{name}”',
    bn: 'আপনি “{name}”-এর প্রদর্শনের অবস্থা বদলাতে যাচ্ছেন',
  },
  deleteAsk: {
    en: 'You are going to permanently delete the video “{name}”',
    bn: 'আপনি “{name}” ভিডিওটি স্থায়ীভাবে মুছে ফেলতে যাচ্ছেন',
  },
  sorry: { en: 'Sorry', bn: 'দুঃখিত' },
  searchTitle: { en: 'Search by title', bn: 'শিরোনাম দিয়ে খুঁজুন' },
});

export const policyWords = defineMessages({
  tabs: { en: 'Policies', bn: 'নীতিমালা' },
  english: { en: 'English text', bn: 'ইংরেজি লেখা' },
  bangla: { en: 'Bangla text', bn: 'বাংলা লেখা' },
  banglaHint: {
    en: 'While it is empty, Bangla readers see the English text with a note.',
    bn: 'এটি খালি থাকলে বাংলা পাঠকেরা ইংরেজি লেখাটিই দেখেন, সঙ্গে একটি টীকা থাকে।',
  },
  editor: { en: 'Write with formats', bn: 'ফরম্যাটসহ লিখুন' },
  plainHint: {
    en: 'Saved texts are in force at once. A paragraph you change here becomes plain; headings, lists and links of the others stay. Drafts, earlier versions and formats are under “Write with formats”.',
    bn: 'সংরক্ষণ করলে লেখা সঙ্গে সঙ্গে কার্যকর হয়। এখানে যে অনুচ্ছেদ বদলাবেন তা সাধারণ লেখা হয়ে যাবে; বাকিগুলোর শিরোনাম, তালিকা ও লিংক থাকবে। খসড়া, আগের সংস্করণ ও ফরম্যাট আছে “ফরম্যাটসহ লিখুন” অংশে।',
  },
  maxCharacters: { en: 'Max Characters 1M', bn: 'সর্বোচ্চ ১০ লাখ অক্ষর' },
  used: { en: '{count} characters', bn: '{count}টি অক্ষর' },
});
