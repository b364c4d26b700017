import { defineMessages } from '../../../../frontend/messages/messages';

export const notificationMessages = defineMessages({
  title: { en: 'Notifications | Haat', bn: 'নোটিফিকেশন | হাট' },
  heading: { en: 'Notifications', bn: 'নোটিফিকেশন' },
  empty: { en: 'You have no notification.', bn: 'আপনার কোনো নোটিফিকেশন নেই।' },
  emptyText: {
    en: 'News about your orders and returns will appear here.',
    bn: 'আপনার অর্ডার আর ফেরতের খবর এখানে থাকবে।',
  },
  shop: { en: 'Continue shopping', bn: 'কেনাকাটা চালিয়ে যান' },
  clearAll: { en: 'Clear all', bn: 'সব মুছুন' },
  clearAsk: {
    en: 'Are you sure? You are going to clear all your Notifications',
    bn: 'আপনি কি নিশ্চিত? আপনার সব নোটিফিকেশন মুছে যাবে',
  },
  clearTitle: { en: 'Clear all notifications', bn: 'সব নোটিফিকেশন মুছুন' },
  markAll: { en: 'Mark as read', bn: 'পড়া হয়েছে' },
  markOne: { en: 'Mark as read', bn: 'পড়া হয়েছে' },
  refresh: { en: 'Refresh', bn: 'রিফ্রেশ করুন' },
  open: { en: 'Open', bn: 'খুলুন' },
  unread: { en: 'Unread', bn: 'পড়া হয়নি' },
  1: { en: 'News', bn: 'খবর' },
  2: { en: 'Information', bn: 'তথ্য' },
  3: { en: 'Good news', bn: 'সুখবর' },
  4: { en: 'Warning', bn: 'সতর্কতা' },
  5: { en: 'Important', bn: 'জরুরি' },
});
