import type { Sentence } from './sentence';

export const userMessages = {
  superAdminMade: { en: 'User is a Super Admin now', bn: 'ব্যবহারকারী এখন সুপার অ্যাডমিন' },
  superAdminRemoved: { en: 'Super Admin role removed', bn: 'সুপার অ্যাডমিনের ভূমিকা তুলে নেওয়া হয়েছে' },
  subAdminMade: { en: 'User is a Sub Admin now', bn: 'ব্যবহারকারী এখন সাব অ্যাডমিন' },
  subAdminRemoved: { en: 'Sub Admin role removed', bn: 'সাব অ্যাডমিনের ভূমিকা তুলে নেওয়া হয়েছে' },
  editorMade: { en: 'User is a content editor now', bn: 'ব্যবহারকারী এখন কনটেন্ট সম্পাদক' },
  editorRemoved: { en: 'Editor role removed', bn: 'সম্পাদকের ভূমিকা তুলে নেওয়া হয়েছে' },
  accountDeleted: { en: 'User Account Deleted', bn: 'ব্যবহারকারীর অ্যাকাউন্ট মুছে ফেলা হয়েছে' },
  accountVerified: { en: 'User Account Verified', bn: 'অ্যাকাউন্ট যাচাইকৃত হয়েছে' },
  accountUnverified: { en: 'User Account Verification Removed', bn: 'অ্যাকাউন্টের যাচাই তুলে নেওয়া হয়েছে' },
  userMobileVerified: { en: 'User Mobile Verified', bn: 'মোবাইল নম্বর যাচাইকৃত হয়েছে' },
  userSuspended: { en: 'User Suspended', bn: 'ব্যবহারকারীকে স্থগিত করা হয়েছে' },
  userPasswordReset: {
    en: 'The password is reset, and the person is told how to set a new one',
    bn: 'পাসওয়ার্ড রিসেট হয়েছে, নতুন পাসওয়ার্ড দেওয়ার উপায় তাঁকে জানানো হয়েছে',
  },
  userSuspensionRemoved: { en: 'User Suspension Removed', bn: 'ব্যবহারকারীর স্থগিতাদেশ তুলে নেওয়া হয়েছে' },
} satisfies Record<string, Sentence>;
