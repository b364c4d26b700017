import { defineMessages } from '../../frontend/messages/messages';

/** What a list says first while it has no rows, unless its screen has a title of its own. */
export const emptyWords = defineMessages({
  newOrders: { en: 'No new orders', bn: 'নতুন অর্ডার নেই' },
  ordersInStatus: { en: 'No orders here', bn: 'এখানে কোনো অর্ডার নেই' },
  orders: { en: 'No orders yet', bn: 'এখনো কোনো অর্ডার নেই' },
  packages: { en: 'No packages here', bn: 'এখানে কোনো প্যাকেজ নেই' },
  products: { en: 'No products yet', bn: 'এখনো কোনো পণ্য নেই' },
  users: { en: 'Nobody has registered yet', bn: 'এখনো কেউ নিবন্ধন করেননি' },
  brands: { en: 'No brands yet', bn: 'এখনো কোনো ব্র্যান্ড নেই' },
  categories: { en: 'No categories yet', bn: 'এখনো কোনো ক্যাটাগরি নেই' },
  coupons: { en: 'No coupons yet', bn: 'এখনো কোনো কুপন নেই' },
  sent: { en: 'Nothing was sent yet', bn: 'এখনো কিছু পাঠানো হয়নি' },
  messages: { en: 'No messages yet', bn: 'এখনো কোনো বার্তা নেই' },
  imports: { en: 'No file was imported yet', bn: 'এখনো কোনো ফাইল আনা হয়নি' },
  lines: { en: 'No such lines', bn: 'এমন কোনো লাইন নেই' },
  desks: { en: 'No warehouses yet', bn: 'এখনো কোনো গুদাম নেই' },
  videos: { en: 'No videos yet', bn: 'এখনো কোনো ভিডিও নেই' },
  announcements: { en: 'No announcements yet', bn: 'এখনো কোনো ঘোষণা নেই' },
  apiKeys: { en: 'No API keys yet', bn: 'এখনো কোনো এপিআই কী নেই' },
});

/** What follows: where the rows of a list come from, or what to do for the first one. */
export const emptyTexts = defineMessages({
  newOrders: { en: 'They appear here as soon as somebody buys.', bn: 'কেউ কিনলেই এখানে দেখা যাবে।' },
  ordersInStatus: {
    en: 'Orders come here one after the other: new ones are under New Orders.',
    bn: 'অর্ডার ধাপে ধাপে এখানে আসে: নতুনগুলো “নতুন অর্ডার” পাতায় আছে।',
  },
  upcoming: {
    en: 'Packages appear here as soon as vendors ship them.',
    bn: 'বিক্রেতা পাঠালেই প্যাকেজ এখানে দেখা যাবে।',
  },
  packages: { en: 'Packages appear here after the step before.', bn: 'আগের ধাপ শেষ হলে প্যাকেজ এখানে আসবে।' },
  products: {
    en: 'Vendors add products, or a file brings them in.',
    bn: 'বিক্রেতারা পণ্য যোগ করেন, অথবা ফাইল থেকে আনা যায়।',
  },
  ownProducts: {
    en: 'Add the first one, or bring many in from a file.',
    bn: 'প্রথমটি যোগ করুন, অথবা ফাইল থেকে একসঙ্গে অনেকগুলো আনুন।',
  },
  approvals: {
    en: 'New products and changes by vendors wait here for your decision.',
    bn: 'বিক্রেতাদের নতুন পণ্য ও পরিবর্তন আপনার সিদ্ধান্তের জন্য এখানে আসবে।',
  },
  imports: { en: 'Choose a file above.', bn: 'উপরে একটি ফাইল বেছে নিন।' },
  importLines: { en: 'Choose all lines above to see the rest.', bn: 'বাকিগুলো দেখতে উপরে সব লাইন বেছে নিন।' },
  users: {
    en: 'Customers appear here as soon as they register in the shop.',
    bn: 'দোকানে নিবন্ধন করলেই ক্রেতাদের এখানে দেখা যাবে।',
  },
  admins: {
    en: 'A super admin makes somebody an admin on the page of their account.',
    bn: 'সুপার অ্যাডমিন কারও অ্যাকাউন্টের পাতা থেকে তাঁকে অ্যাডমিন করেন।',
  },
  suspendedUsers: {
    en: 'Somebody is suspended on the page of their account.',
    bn: 'কাউকে স্থগিত করা হয় তাঁর অ্যাকাউন্টের পাতা থেকে।',
  },
  vendorRequests: {
    en: 'Applications from the shop wait here for your decision.',
    bn: 'দোকান থেকে আসা আবেদন আপনার সিদ্ধান্তের জন্য এখানে আসবে।',
  },
  approvedVendors: {
    en: 'Vendors appear here after their request was accepted.',
    bn: 'আবেদন গ্রহণ করা হলে বিক্রেতাদের এখানে দেখা যাবে।',
  },
  suspendedVendors: {
    en: 'A vendor is suspended on the page of their details.',
    bn: 'বিক্রেতাকে স্থগিত করা হয় তাঁর বিস্তারিত পাতা থেকে।',
  },
  profileChanges: {
    en: 'Vendors ask here for changes to their papers and names.',
    bn: 'বিক্রেতারা কাগজপত্র ও নাম বদলাতে চাইলে এখানে আসবে।',
  },
  rejectionAnswers: {
    en: 'What vendors and applicants answer to a rejection comes here.',
    bn: 'প্রত্যাখ্যানের পর বিক্রেতা ও আবেদনকারীরা কিছু লিখলে এখানে আসবে।',
  },
  categories: { en: 'Add the first one in the form.', bn: 'ফর্মে প্রথমটি যোগ করুন।' },
  treeCategories: {
    en: 'Add the first one under Main Category.',
    bn: '“মূল ক্যাটাগরি” পাতায় প্রথমটি যোগ করুন।',
  },
  brands: { en: 'Add the first one in the form.', bn: 'ফর্মে প্রথমটি যোগ করুন।' },
  coupons: { en: 'Add the first one in the form.', bn: 'ফর্মে প্রথমটি যোগ করুন।' },
  commissions: { en: 'Add the first rule in the form.', bn: 'ফর্মে প্রথম নিয়মটি যোগ করুন।' },
  sent: {
    en: 'Write the first message under one of the other tabs.',
    bn: 'অন্য ট্যাব থেকে প্রথম বার্তাটি লিখুন।',
  },
  messages: {
    en: 'E-mails and text messages are listed here as soon as one is sent.',
    bn: 'ইমেইল বা এসএমএস পাঠানো হলেই এখানে দেখা যাবে।',
  },
  questions: {
    en: 'Customers ask vendors on the pages of products, shops and orders.',
    bn: 'ক্রেতারা পণ্য, দোকান ও অর্ডারের পাতা থেকে বিক্রেতাকে প্রশ্ন করেন।',
  },
  returns: {
    en: 'Customers ask for a return on the page of a completed order.',
    bn: 'ক্রেতারা সম্পন্ন অর্ডারের পাতা থেকে ফেরতের অনুরোধ করেন।',
  },
  vendorReturns: {
    en: 'Returns appear here after an admin has accepted them.',
    bn: 'অ্যাডমিন গ্রহণ করলে ফেরত এখানে আসবে।',
  },
  refunds: {
    en: 'A refund is due once the vendor has received the goods.',
    bn: 'বিক্রেতা পণ্য বুঝে পেলে টাকা ফেরতের সময় হয়।',
  },
  openRefunds: {
    en: 'Returned goods and canceled orders that were paid come here.',
    bn: 'ফেরত আসা পণ্য ও বাতিল হওয়া পরিশোধিত অর্ডার এখানে আসবে।',
  },
  sentRefunds: {
    en: 'Refunds appear here with their proof after they were sent.',
    bn: 'টাকা পাঠানো হলে প্রমাণসহ এখানে দেখা যাবে।',
  },
  movements: {
    en: 'Sales, returns and payouts appear here. Choose other days above.',
    bn: 'বিক্রি, ফেরত ও পেআউট এখানে দেখা যাবে। উপরে অন্য দিন বেছে দেখুন।',
  },
  ownPayouts: {
    en: 'The available balance is paid to your payout account.',
    bn: 'তোলার মতো টাকা আপনার পেআউট অ্যাকাউন্টে পাঠানো হয়।',
  },
  payoutLines: {
    en: 'Payouts of earlier releases have no lines.',
    bn: 'আগের সংস্করণের পেআউটে লাইন থাকে না।',
  },
  settlement: {
    en: 'Vendors appear here with their first completed order.',
    bn: 'প্রথম অর্ডার সম্পন্ন হলেই বিক্রেতাকে এখানে দেখা যাবে।',
  },
  payoutRuns: {
    en: 'Prepare the first one under Vendors.',
    bn: '“বিক্রেতা” ট্যাব থেকে প্রথমটি তৈরি করুন।',
  },
  payouts: {
    en: 'Payouts appear here once a payout run is prepared.',
    bn: 'পেআউট রান প্রস্তুত হলে পেআউট এখানে দেখা যাবে।',
  },
  desks: {
    en: 'Every warehouse has a cash desk. Add the first warehouse.',
    bn: 'প্রতিটি গুদামের একটি ক্যাশ ডেস্ক থাকে। প্রথম গুদামটি যোগ করুন।',
  },
  counts: {
    en: 'Cash is counted at the desk of a warehouse.',
    bn: 'গুদামের ক্যাশ ডেস্কে নগদ গোনা হয়।',
  },
  deposits: {
    en: 'Counted cash is deposited at the desk of a warehouse.',
    bn: 'গোনা নগদ গুদামের ক্যাশ ডেস্ক থেকে জমা দেওয়া হয়।',
  },
  cashSheet: {
    en: 'Completed packages, counts and deposits of the day appear here.',
    bn: 'দিনের সম্পন্ন প্যাকেজ, গোনা ও জমা এখানে দেখা যাবে।',
  },
  ledger: {
    en: 'Every payment, completed order, refund and payout is entered here.',
    bn: 'প্রতিটি পেমেন্ট, সম্পন্ন অর্ডার, টাকা ফেরত ও পেআউট এখানে লেখা হয়।',
  },
  income: { en: 'Choose other days above.', bn: 'উপরে অন্য দিন বেছে দেখুন।' },
  adjustments: {
    en: 'A correction moves an amount from one account to another, with a reason.',
    bn: 'সংশোধনে কারণ দেখিয়ে এক খাত থেকে আরেক খাতে টাকা সরানো হয়।',
  },
  audit: {
    en: 'What staff change is noted here. Choose other days or fewer filters.',
    bn: 'কর্মীরা যা বদলান তা এখানে লেখা থাকে। অন্য দিন বা কম ফিল্টার দিয়ে দেখুন।',
  },
  missedSearches: {
    en: 'Searches without a result appear here within a minute.',
    bn: 'কেউ খুঁজে কিছু না পেলে এক মিনিটের মধ্যে এখানে দেখা যাবে।',
  },
  videos: { en: 'Videos are shown on the home page of the shop.', bn: 'ভিডিও দোকানের হোমপেজে দেখা যায়।' },
  announcements: {
    en: 'An announcement is shown at the top of the shop.',
    bn: 'ঘোষণা দোকানের সবার ওপরে দেখা যায়।',
  },
  apiKeys: {
    en: 'A key lets another program work with the shop.',
    bn: 'কী দিয়ে অন্য প্রোগ্রাম দোকানের সঙ্গে কাজ করতে পারে।',
  },
  stuck: {
    en: 'Packages, payments, messages and tasks that need a person appear here.',
    bn: 'যে প্যাকেজ, পেমেন্ট, বার্তা বা কাজে কারও হাত লাগবে, তা এখানে আসবে।',
  },
  deleted: {
    en: 'Whatever is deleted can be restored here for 30 days.',
    bn: 'যা মুছে ফেলা হয়, ৩০ দিন পর্যন্ত এখান থেকে ফেরানো যায়।',
  },
  warehouses: {
    en: 'A shop sells once its vendor has chosen a warehouse. Add the first one.',
    bn: 'বিক্রেতা গুদাম বেছে নিলে তবেই দোকান বিক্রি করতে পারে। প্রথমটি যোগ করুন।',
  },
  ownDesk: {
    en: 'Admins choose on the page of a warehouse who is in charge of it.',
    bn: 'কে দায়িত্বে থাকবেন, অ্যাডমিন তা গুদামের পাতা থেকে ঠিক করেন।',
  },
  weeks: {
    en: 'A sale is earned once its package is completed.',
    bn: 'প্যাকেজ সম্পন্ন হলে বিক্রির আয় যোগ হয়।',
  },
  sales: { en: 'Choose more days above.', bn: 'উপরে আরও বেশি দিন বেছে দেখুন।' },
  stages: { en: 'New orders appear here as packages.', bn: 'নতুন অর্ডার এলে প্যাকেজ হিসেবে এখানে দেখা যাবে।' },
  numbers: { en: 'Choose other people above.', bn: 'উপরে অন্য ব্যবহারকারী বেছে দেখুন।' },
  pictures: {
    en: 'Upload pictures, or look in another folder.',
    bn: 'ছবি আপলোড করুন, অথবা অন্য ফোল্ডারে দেখুন।',
  },
  slips: {
    en: 'Select packages in a list, and print their slips from there.',
    bn: 'তালিকা থেকে প্যাকেজ বাছুন, সেখান থেকেই স্লিপ প্রিন্ট করুন।',
  },
});
/** What kind of list it is, for what it says while it has no rows. */
export type EmptyName = keyof typeof emptyTexts;
