import { defineMessages } from '../../frontend/messages/messages';

export const couponWords = defineMessages({
  listOf: { en: 'Coupons', bn: 'কুপনের তালিকা' },
  addCoupon: { en: 'Add Coupon', bn: 'কুপন যোগ করুন' },
  value: { en: 'Value', bn: 'ছাড়' },
  minOrder: { en: 'Minimum Order', bn: 'সর্বনিম্ন অর্ডার' },
  used: { en: 'Used', bn: 'ব্যবহৃত' },
  createdBy: { en: 'Created By', bn: 'তৈরি করেছেন' },
  createdAt: { en: 'Created At', bn: 'তৈরির সময়' },
  searchCode: { en: 'Search by code', bn: 'কোড দিয়ে খুঁজুন' },
  running: { en: 'Running', bn: 'চলছে' },
  planned: { en: 'Planned', bn: 'আসছে' },
  paused: { en: 'Paused', bn: 'স্থগিত' },
  over: { en: 'Over', bn: 'মেয়াদ শেষ' },
  used_up: { en: 'Used up', bn: 'ব্যবহার শেষ' },
  from: { en: 'from {moment}', bn: '{moment} থেকে' },
  until: { en: 'until {moment}', bn: '{moment} পর্যন্ত' },
  vendors: { en: 'Vendors', bn: 'বিক্রেতা' },
  categories: { en: 'Categories', bn: 'ক্যাটাগরি' },
  copy: { en: 'Copy code', bn: 'কোড কপি করুন' },
  copied: { en: 'Code {code} copied', bn: '{code} কোডটি কপি হয়েছে' },
  fixedHint: { en: 'Code and type cannot be changed.', bn: 'কোড ও ধরন বদলানো যায় না।' },
  activate: { en: 'Activate', bn: 'চালু করুন' },
  pause: { en: 'Pause', bn: 'স্থগিত করুন' },
  activateAsk: {
    en: 'You are going to activate {count, plural, one {# coupon} other {# coupons}}: {names}. Within their period they can be used at once.',
    bn: 'আপনি {count, number}টি কুপন চালু করতে যাচ্ছেন: {names}। মেয়াদ থাকলে এগুলো সঙ্গে সঙ্গে ব্যবহার করা যাবে।',
  },
  pauseAsk: {
    en: 'You are going to pause {count, plural, one {# coupon} other {# coupons}}: {names}. Nobody can use them until they are activated again; orders already placed keep their discount.',
    bn: 'আপনি {count, number}টি কুপন স্থগিত করতে যাচ্ছেন: {names}। আবার চালু না করা পর্যন্ত কেউ এগুলো ব্যবহার করতে পারবেন না; আগের অর্ডারের ছাড় থেকে যাবে।',
  },
  deleteAsk: {
    en: 'You are going to delete the coupon “{name}”. It can be restored for 30 days.',
    bn: 'আপনি “{name}” কুপনটি মুছে ফেলতে যাচ্ছেন। ৩০ দিনের মধ্যে এটি ফিরিয়ে আনা যাবে।',
  },
});
