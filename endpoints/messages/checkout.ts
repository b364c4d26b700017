import type { Sentence } from './sentence';

export const checkoutMessages = {
  couponApplied: { en: 'Coupon Applied', bn: 'কুপন প্রয়োগ হয়েছে' },
  couponUnknown: { en: 'Invalid Coupon', bn: 'কুপনটি সঠিক নয়' },
  couponInactive: { en: 'This coupon is not active', bn: 'কুপনটি চালু নেই' },
  couponUsedUp: { en: 'This coupon is used up', bn: 'কুপনটি শেষ হয়ে গেছে' },
  couponUsedByYou: { en: 'You have already used this coupon', bn: 'এই কুপনটি আপনি আগেই ব্যবহার করেছেন' },
  couponUsedTimes: {
    en: 'You have used this coupon {used} of {limit} times',
    bn: 'এই কুপনটি আপনি {limit} বারের মধ্যে {used} বার ব্যবহার করেছেন',
  },
  couponNotYet: { en: 'This coupon is valid from {moment}', bn: 'কুপনটি {moment} থেকে চলবে' },
  couponOver: { en: 'This coupon was valid until {moment}', bn: 'কুপনটির মেয়াদ {moment} পর্যন্ত ছিল' },
  couponOutOfScope: {
    en: 'This coupon is only for goods of {names}',
    bn: 'এই কুপন শুধু {names}-এর পণ্যে চলবে',
  },
  couponBelowMinimumOf: {
    en: 'This coupon needs goods of {names} for at least {amount} taka',
    bn: 'এই কুপনের জন্য {names}-এর কমপক্ষে {amount} টাকার পণ্য লাগবে',
  },
  couponBelowMinimum: {
    en: 'Minimum order for this coupon is {amount} taka',
    bn: 'এই কুপনের জন্য কমপক্ষে {amount} টাকার অর্ডার লাগবে',
  },
  orderPlaced: { en: 'Order Placed Successfully', bn: 'আপনার অর্ডার সফল হয়েছে' },
  orderPlacedPayNow: { en: 'Order Placed. Pay it with bKash now.', bn: 'অর্ডার নেওয়া হয়েছে। এখন বিকাশে টাকা দিন।' },
  payingOnDelivery: { en: 'You pay in cash when it arrives', bn: 'পণ্য হাতে পেয়ে নগদে টাকা দেবেন' },
} satisfies Record<string, Sentence>;
