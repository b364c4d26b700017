import type { Sentence } from './sentence';

export const communicationMessages = {
  notificationSending: { en: 'The notification is being sent', bn: 'নোটিফিকেশন পাঠানো হচ্ছে' },
  smsSending: { en: 'The SMS is being sent', bn: 'এসএমএস পাঠানো হচ্ছে' },
  messageRetried: { en: 'The message is being sent again', bn: 'বার্তাটি আবার পাঠানো হচ্ছে' },
  notificationsCleared: { en: 'All Notifications Cleared', bn: 'সব নোটিফিকেশন মুছে ফেলা হয়েছে' },
  notificationRead: { en: 'Marked As Read', bn: 'পড়া হয়েছে বলে চিহ্নিত হয়েছে' },
  gatewayAsked: { en: 'The gateway was asked', bn: 'গেটওয়েকে জিজ্ঞেস করা হয়েছে' },
  jobRetried: { en: 'The work is queued again', bn: 'কাজটি আবার সারিতে দেওয়া হয়েছে' },
} satisfies Record<string, Sentence>;
