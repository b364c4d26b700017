import type { Sentence } from './sentence';

export const authMessages = {
  registered: { en: 'Registration Successful', bn: 'নিবন্ধন সফল হয়েছে' },
  accountMade: { en: 'Your account is ready', bn: 'আপনার অ্যাকাউন্ট তৈরি হয়েছে' },
  loggedIn: { en: 'Login Successful', bn: 'লগইন সফল হয়েছে' },
  codeAsked: { en: 'Enter the code from your authenticator app', bn: 'অথেনটিকেটর অ্যাপের কোডটি লিখুন' },
  twoFactorIsOn: { en: 'Two-step sign-in is on', bn: 'দুই ধাপের লগইন চালু হয়েছে' },
  twoFactorIsOff: { en: 'Two-step sign-in is off', bn: 'দুই ধাপের লগইন বন্ধ হয়েছে' },
  recoveryRenewed: { en: 'The old recovery codes no longer work', bn: 'পুরোনো রিকভারি কোডগুলো আর কাজ করবে না' },
  twoFactorWasReset: {
    en: 'Two-step sign-in of this account is now off',
    bn: 'এই অ্যাকাউন্টের দুই ধাপের লগইন বন্ধ করা হয়েছে',
  },
  sessionEnded: { en: 'Signed out there', bn: 'সেখান থেকে লগআউট হয়েছে' },
  otherSessionsEnded: { en: 'Signed out everywhere else', bn: 'অন্য সব জায়গা থেকে লগআউট হয়েছে' },
  userSignedOut: { en: 'Signed out everywhere', bn: 'সব জায়গা থেকে লগআউট করা হয়েছে' },
  loggedOut: { en: 'Logout Successful', bn: 'লগআউট হয়েছে' },
  resetCodeSent: {
    en: 'If this mobile has an account, a code is on its way',
    bn: 'এই মোবাইলে অ্যাকাউন্ট থাকলে একটি কোড যাচ্ছে',
  },
  codeSent: { en: 'A code is sent to your mobile', bn: 'আপনার মোবাইলে একটি কোড পাঠানো হয়েছে' },
  passwordReset: { en: 'Your password is changed. Please login.', bn: 'পাসওয়ার্ড বদলানো হয়েছে। লগইন করুন।' },
  passwordChanged: { en: 'Password Updated', bn: 'পাসওয়ার্ড হালনাগাদ হয়েছে' },
  mobileVerified: { en: 'Mobile Verified', bn: 'মোবাইল যাচাই হয়েছে' },
  profileUpdated: { en: 'User Data Updated', bn: 'তথ্য হালনাগাদ হয়েছে' },
} satisfies Record<string, Sentence>;
