import { defineMessages } from '../../../../frontend/messages/messages';

export const guardMessages = defineMessages({
  loginForCart: { en: 'Login to visit Cart Page', bn: 'কার্ট দেখতে লগইন করুন' },
  loginForAccount: { en: 'Login to visit your account', bn: 'অ্যাকাউন্ট দেখতে লগইন করুন' },
  loginForNotification: { en: 'Sign in to see your notifications', bn: 'নোটিফিকেশন দেখতে লগইন করুন' },
  signedOutElsewhere: {
    en: 'You signed out in another tab. Sign in again to go on here.',
    bn: 'আপনি অন্য ট্যাবে লগআউট করেছেন। এখানে চালিয়ে যেতে আবার লগইন করুন।',
  },
  alreadyLoggedIn: { en: 'You are already logged in', bn: 'আপনি আগে থেকেই লগইন করে আছেন' },
});

export type GuardMessage = keyof typeof guardMessages;
