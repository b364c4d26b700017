import { defineMessages } from '../../../frontend/messages/messages';

export const appMessages = defineMessages({
  unauthorized: { en: 'Unauthorized! Please Login First', bn: 'অনুমতি নেই! আগে লগইন করুন' },
  skipToContent: { en: 'Skip to content', bn: 'মূল অংশে যান' },
  pageBroke: { en: 'This page could not be shown', bn: 'পাতাটি দেখানো যাচ্ছে না' },
  pageBrokeHelp: {
    en: 'Something went wrong on our side or on the way. Your cart is safe.',
    bn: 'আমাদের এখানে বা নেটওয়ার্কে কোনো সমস্যা হয়েছে। আপনার কার্ট ঠিকই আছে।',
  },
  offline: {
    en: 'You are offline. Pages you have visited still open.',
    bn: 'আপনি অফলাইনে আছেন। আগে দেখা পাতাগুলো খোলা যাবে।',
  },
  titleOf: { en: '{page} | Haat', bn: '{page} | হাট' },
});
