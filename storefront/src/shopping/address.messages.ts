import { defineMessages } from '../../../frontend/messages/messages';

export const addressFormMessages = defineMessages({
  saved: { en: 'Address Added', bn: 'ঠিকানা যোগ হয়েছে' },
  mobile1: { en: 'Your mobile', bn: 'আপনার মোবাইল' },
  mobile1Hint: {
    en: 'From your account; change it in Manage Account.',
    bn: 'আপনার অ্যাকাউন্ট থেকে নেওয়া; অ্যাকাউন্ট সম্পাদনা থেকে বদলান।',
  },
  save: { en: 'Save address', bn: 'ঠিকানা সংরক্ষণ করুন' },
  saving: { en: 'Saving…', bn: 'সংরক্ষণ হচ্ছে…' },
  fillIn: { en: 'Fill in this field.', bn: 'এই ঘরটি পূরণ করুন।' },
  home: { en: 'Home', bn: 'বাসা' },
});
