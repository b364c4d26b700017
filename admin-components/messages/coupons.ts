import { defineMessages } from '../../frontend/messages/messages';

export const couponWords = defineMessages({
  listOf: { en: 'Coupons', bn: 'কুপনের তালিকা' },
  addCoupon: { en: 'Add Coupon', bn: 'কুপন যোগ করুন' },
  code: { en: 'Code', bn: 'কোড' },
  type: { en: 'Type', bn: 'ধরন' },
  fixed: { en: 'Fixed', bn: 'নির্দিষ্ট টাকা' },
  percentage: { en: 'Percentage', bn: 'শতাংশ' },
  value: { en: 'Value', bn: 'ছাড়' },
  fixedAmount: { en: 'Fixed amount (৳)', bn: 'নির্দিষ্ট টাকা (৳)' },
  percentageValue: { en: 'Percentage (%)', bn: 'শতাংশ (%)' },
  minOrder: { en: 'Minimum Order', bn: 'সর্বনিম্ন অর্ডার' },
  minOrderTaka: { en: 'Minimum order (৳)', bn: 'সর্বনিম্ন অর্ডার (৳)' },
  quantity: { en: 'Quantity', bn: 'পরিমাণ' },
  used: { en: 'Used', bn: 'ব্যবহৃত' },
  createdBy: { en: 'Created By', bn: 'তৈরি করেছেন' },
  createdAt: { en: 'Created At', bn: 'তৈরির সময়' },
  active: { en: 'Active', bn: 'সক্রিয়' },
  deactive: { en: 'Deactive', bn: 'নিষ্ক্রিয়' },
  searchCode: { en: 'Search by code', bn: 'কোড দিয়ে খুঁজুন' },
  codeHint: { en: 'As customers will type it, without spaces.', bn: 'ক্রেতারা যেমন লিখবেন, ফাঁকা ছাড়া।' },
  fixedHint: { en: 'Code and type cannot be changed.', bn: 'কোড ও ধরন বদলানো যায় না।' },
  deleteAsk: {
    en: 'You are going to permanently delete the coupon “{name}”',
    bn: 'আপনি “{name}” কুপনটি স্থায়ীভাবে মুছে ফেলতে যাচ্ছেন',
  },
});
