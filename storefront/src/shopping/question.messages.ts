import { defineMessages } from '../../../frontend/messages/messages';

export const questionMessages = defineMessages({
  ask: { en: 'Ask the shop', bn: 'দোকানকে জিজ্ঞেস করুন' },
  askAbout: { en: 'Ask about {name}', bn: '{name} নিয়ে জিজ্ঞেস করুন' },
  loginFirst: { en: 'Sign in to ask the shop', bn: 'দোকানকে জিজ্ঞেস করতে লগইন করুন' },
  yourQuestion: { en: 'Your question', bn: 'আপনার প্রশ্ন' },
  placeholder: {
    en: 'For example: does the colour stay after washing?',
    bn: 'যেমন: ধোয়ার পর রং কি ঠিক থাকে?',
  },
  masked: {
    en: 'Phone numbers and e-mail addresses are hidden. Everything stays here, where we can help.',
    bn: 'ফোন নম্বর ও ইমেইল ঠিকানা দেখানো হয় না। কথা এখানেই থাকুক, যাতে দরকারে আমরা সাহায্য করতে পারি।',
  },
  addPictures: { en: 'Add pictures', bn: 'ছবি যোগ করুন' },
  pictures: { en: 'Pictures (optional)', bn: 'ছবি (ঐচ্ছিক)' },
  picture: { en: 'Picture {number}', bn: 'ছবি {number}' },
  send: { en: 'Send', bn: 'পাঠান' },
  sending: { en: 'Sending…', bn: 'পাঠানো হচ্ছে…' },
  writeFirst: { en: 'Write your message first', bn: 'আগে আপনার কথা লিখুন' },
  verifyFirst: {
    en: 'Verify your mobile number first. What you have written stays here.',
    bn: 'আগে আপনার মোবাইল নম্বর যাচাই করুন। যা লিখেছেন তা এখানেই থাকবে।',
  },
  verify: { en: 'Verify now', bn: 'এখনই যাচাই করুন' },
  sentTitle: { en: 'Your question is sent', bn: 'আপনার প্রশ্ন পাঠানো হয়েছে' },
  sentText: {
    en: 'You get a notification when the shop answers.',
    bn: 'দোকান উত্তর দিলে আপনি নোটিফিকেশন পাবেন।',
  },
  seeQuestion: { en: 'See the conversation', bn: 'কথোপকথন দেখুন' },
});
