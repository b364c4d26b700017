import type { Sentence } from './index';

export const authMessages = {
  registered: { en: 'Registration Successful', bn: 'নিবন্ধন সফল হয়েছে' },
  loggedIn: { en: 'Login Successful', bn: 'লগইন সফল হয়েছে' },
  loggedOut: { en: 'Logout Successful', bn: 'লগআউট হয়েছে' },
  resetCodeSent: { en: 'If this mobile has an account, a code is on its way', bn: 'এই মোবাইলে অ্যাকাউন্ট থাকলে একটি কোড যাচ্ছে' },
  codeSent: { en: 'A code is sent to your mobile', bn: 'আপনার মোবাইলে একটি কোড পাঠানো হয়েছে' },
  passwordReset: { en: 'Your password is changed. Please login.', bn: 'পাসওয়ার্ড বদলানো হয়েছে। লগইন করুন।' },
  passwordChanged: { en: 'Password Updated', bn: 'পাসওয়ার্ড হালনাগাদ হয়েছে' },
  mobileVerified: { en: 'Mobile Verified', bn: 'মোবাইল যাচাই হয়েছে' },
  profileUpdated: { en: 'User Data Updated', bn: 'তথ্য হালনাগাদ হয়েছে' },
} satisfies Record<string, Sentence>;
