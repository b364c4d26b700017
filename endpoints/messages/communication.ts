import type { Sentence } from './sentence';

export const communicationMessages = {
  notificationSending: { en: 'The notification is being sent', bn: 'নোটিফিকেশন পাঠানো হচ্ছে' },
  smsSending: { en: 'The SMS is being sent', bn: 'এসএমএস পাঠানো হচ্ছে' },
  broadcastStopped: { en: 'Sending was stopped', bn: 'পাঠানো থামানো হয়েছে' },
  broadcastRetried: { en: 'The failed messages are being sent again', bn: 'ব্যর্থ বার্তাগুলো আবার পাঠানো হচ্ছে' },
  smsPriceSaved: { en: 'The price was saved', bn: 'দাম সংরক্ষণ করা হয়েছে' },
  templateSaved: { en: 'The message was saved', bn: 'বার্তাটি সংরক্ষণ করা হয়েছে' },
  templateReset: { en: 'The original text is restored', bn: 'আগের লেখা ফিরিয়ে আনা হয়েছে' },
  testSent: { en: 'A test is on its way to you', bn: 'আপনার কাছে পরীক্ষামূলক বার্তা পাঠানো হচ্ছে' },
  messageRetried: { en: 'The message is being sent again', bn: 'বার্তাটি আবার পাঠানো হচ্ছে' },
  notificationsCleared: { en: 'All Notifications Cleared', bn: 'সব নোটিফিকেশন মুছে ফেলা হয়েছে' },
  notificationRead: { en: 'Marked As Read', bn: 'পড়া হয়েছে বলে চিহ্নিত হয়েছে' },
  gatewayAsked: {
    en: 'The gateway has been asked for the current state',
    bn: 'গেটওয়ে থেকে বর্তমান অবস্থা জানতে চাওয়া হয়েছে',
  },
  jobRetried: { en: 'The job is queued again', bn: 'কাজটি আবার সারিতে দেওয়া হয়েছে' },
} satisfies Record<string, Sentence>;
