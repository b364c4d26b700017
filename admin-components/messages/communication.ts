import type { Audience } from '../../contract/communication';
import { defineMessages, type Sentence } from '../../frontend/messages/messages';

export const communicationWords = defineMessages({
  tabs: { en: 'Ways to reach people', bn: 'যোগাযোগের উপায়' },
  webNotification: { en: 'Web Notification', bn: 'ওয়েব নোটিফিকেশন' },
  textSms: { en: 'Text SMS', bn: 'টেক্সট এসএমএস' },
  smsBalance: { en: 'SMS Balance', bn: 'এসএমএস ব্যালেন্স' },
  messageTexts: { en: 'Message Texts', bn: 'বার্তার লেখা' },
  sendHistory: { en: 'Send History', bn: 'পাঠানোর ইতিহাস' },
  audience: { en: 'Audience', bn: 'প্রাপক' },
  type: { en: 'Type', bn: 'ধরন' },
  notificationBody: { en: 'Notification body', bn: 'নোটিফিকেশনের লেখা' },
  link: { en: 'Link', bn: 'লিংক' },
  linkHint: {
    en: 'Optional: a page of the shop (/shop/…) or an https address.',
    bn: 'ঐচ্ছিক: দোকানের কোনো পাতা (/shop/…) বা https ঠিকানা।',
  },
  alsoEmail: { en: 'Also send email', bn: 'ইমেইলেও পাঠান' },
  messageBody: { en: 'Message body', bn: 'বার্তার লেখা' },
  counter: {
    en: '{characters, number} characters = {count, number} SMS',
    bn: '{characters, number}টি অক্ষর = {count, number}টি এসএমএস',
  },
  segments: {
    en: 'The network joins long texts as {count, number}.',
    bn: 'নেটওয়ার্ক লম্বা লেখাকে {count, number}টি হিসেবে জোড়া দেয়।',
  },
  sendNotification: { en: 'Send Notification', bn: 'নোটিফিকেশন পাঠান' },
  sendSms: { en: 'Send SMS', bn: 'এসএমএস পাঠান' },
  sendAsk: { en: 'This goes to: {audience}', bn: 'এটি যাবে: {audience}' },
  send: { en: 'Send', bn: 'পাঠান' },
  demoDisabled: {
    en: 'This functionality is currently disabled in DEMO mode.',
    bn: 'ডেমো মোডে এই সুবিধাটি এখন বন্ধ আছে।',
  },
  demoDisabledSorry: {
    en: 'Sorry! This functionality is currently disabled in DEMO mode.',
    bn: 'দুঃখিত! ডেমো মোডে এই সুবিধাটি এখন বন্ধ আছে।',
  },
  balance: { en: 'Balance', bn: 'ব্যালেন্স' },
  expire: { en: 'Expiry', bn: 'মেয়াদ' },
  noExpiry: { en: 'No expiry', bn: 'মেয়াদ নেই' },
  historyOf: { en: 'What was sent', bn: 'যা পাঠানো হয়েছে' },
  kind: { en: 'Kind', bn: 'মাধ্যম' },
  notification: { en: 'Notification', bn: 'নোটিফিকেশন' },
  sms: { en: 'SMS', bn: 'এসএমএস' },
  text: { en: 'Text', bn: 'লেখা' },
  progress: { en: 'Progress', bn: 'অগ্রগতি' },
  failed: { en: '{count, number} failed', bn: '{count, number}টি ব্যর্থ' },
  queued: { en: 'Queued', bn: 'অপেক্ষায়' },
  sending: { en: 'Sending', bn: 'পাঠানো হচ্ছে' },
  finished: { en: 'Finished', bn: 'শেষ' },
  sent: { en: 'Sent', bn: 'পাঠানো হয়েছে' },
  sentFailed: { en: 'Failed', bn: 'ব্যর্থ' },
  by: { en: 'Sent by', bn: 'পাঠিয়েছেন' },
  when: { en: 'Date & Time', bn: 'তারিখ ও সময়' },
  broadcasts: { en: 'To audiences', bn: 'দল ধরে পাঠানো' },
  messages: { en: 'Every SMS and email', bn: 'প্রতিটি এসএমএস ও ইমেইল' },
  channel: { en: 'Channel', bn: 'মাধ্যম' },
  mail: { en: 'Email', bn: 'ইমেইল' },
  receiver: { en: 'To', bn: 'প্রাপক' },
  searchReceiver: { en: 'Search by mobile or email', bn: 'মোবাইল বা ইমেইল দিয়ে খুঁজুন' },
  anyStatus: { en: 'Any status', bn: 'যেকোনো অবস্থা' },
  tries: { en: 'Tries', bn: 'চেষ্টা' },
  retry: { en: 'Send again', bn: 'আবার পাঠান' },
});

export const audienceWords: Readonly<Record<Audience | 'one', Sentence>> = {
  customer: { en: 'Customers', bn: 'ক্রেতারা' },
  vendor: { en: 'Vendors', bn: 'বিক্রেতারা' },
  admin: { en: 'Admins', bn: 'অ্যাডমিনরা' },
  everyone: { en: 'Everyone', bn: 'সবাই' },
  one: { en: 'One person', bn: 'একজন' },
};

/** 1 to 5, in this order. */
export const noticeTypeWords: readonly Sentence[] = [
  { en: 'Primary', bn: 'সাধারণ' },
  { en: 'Info', bn: 'তথ্য' },
  { en: 'Success', bn: 'সফল' },
  { en: 'Warning', bn: 'সতর্কতা' },
  { en: 'Danger', bn: 'বিপদ' },
];
