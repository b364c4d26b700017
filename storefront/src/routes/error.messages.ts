import { defineMessages } from '../../../frontend/messages/messages';

export const errorMessages = defineMessages({
  notFound: { en: '404 Page Not Found', bn: '৪০৪ - পাতাটি পাওয়া যায়নি' },
  notFoundTitle: { en: 'Page not found | Haat', bn: 'পাতা পাওয়া যায়নি | হাট' },
  notFoundText: {
    en: 'This page does not exist. It may have been moved, or the address mistyped.',
    bn: 'এই ঠিকানায় কিছু নেই। হয়তো সরানো হয়েছে, বা লিখতে ভুল হয়েছে।',
  },
  forbidden: { en: '403 - Access Denied', bn: '৪০৩ - প্রবেশাধিকার নেই' },
  forbiddenTitle: { en: 'Access denied | Haat', bn: 'প্রবেশাধিকার নেই | হাট' },
  forbiddenText: {
    en: 'This account may not open that page. Sign in with another account, or ask us for help.',
    bn: 'এই অ্যাকাউন্ট দিয়ে পাতাটি খোলা যাবে না। অন্য অ্যাকাউন্টে লগইন করুন, অথবা আমাদের জানান।',
  },
  home: { en: 'Go to Home', bn: 'প্রথম পাতায় যান' },
  account: { en: 'Go to Account', bn: 'অ্যাকাউন্টে যান' },
});
