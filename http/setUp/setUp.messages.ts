import type { Sentence } from '../../endpoints/messages/sentence';

/** The texts of the pages of a shop without an owner. */
export const setUpMessages = {
  brand: { en: 'Haat', bn: 'হাট' },
  title: { en: 'Set up your shop', bn: 'আপনার দোকান চালু করুন' },
  intro: {
    en: 'This shop is new and has no owner yet. Fill in this page once: it creates your admin account and loads all districts and areas of Bangladesh.',
    bn: 'দোকানটি নতুন, এখনো কোনো মালিক নেই। এই পাতাটি একবার পূরণ করুন: এতে আপনার অ্যাডমিন অ্যাকাউন্ট তৈরি হবে এবং বাংলাদেশের সব জেলা ও এলাকা যোগ হবে।',
  },
  codePart: { en: 'Prove that the server is yours', bn: 'প্রমাণ করুন সার্ভারটি আপনার' },
  code: { en: 'One-time code', bn: 'একবারের কোড' },
  codeHint: {
    en: 'You will find it in the log that the server wrote when it started. Upper and lower case do not matter.',
    bn: 'সার্ভার চালু হওয়ার সময় লগে কোডটি লেখা হয়েছে। বড় ও ছোট হাতের অক্ষর একই ধরা হয়।',
  },
  ownerPart: { en: 'You, the super admin', bn: 'আপনি, সুপার অ্যাডমিন' },
  name: { en: 'Your name', bn: 'আপনার নাম' },
  mobile: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
  mobileHint: { en: 'For example 01712345678', bn: 'যেমন ০১৭১২৩৪৫৬৭৮' },
  email: { en: 'E-mail', bn: 'ইমেইল' },
  emailHint: { en: 'You sign in to the panel with it.', bn: 'এটি দিয়ে প্যানেলে লগইন করবেন।' },
  password: { en: 'Password', bn: 'পাসওয়ার্ড' },
  passwordHint: {
    en: 'At least 8 characters, and not one that is easy to guess.',
    bn: 'কমপক্ষে ৮ অক্ষর, এবং সহজে অনুমান করা যায় এমন নয়।',
  },
  passwordAgain: { en: 'Password again', bn: 'পাসওয়ার্ডটি আবার' },
  shopPart: { en: 'What the shop shows', bn: 'দোকানে যা দেখা যাবে' },
  shopHint: { en: 'All of this can be changed in the panel later.', bn: 'এগুলোর সবই পরে প্যানেল থেকে বদলানো যাবে।' },
  siteContact: { en: 'Phone for customers', bn: 'ক্রেতাদের জন্য ফোন' },
  siteEmail: { en: 'E-mail for customers', bn: 'ক্রেতাদের জন্য ইমেইল' },
  optional: { en: 'optional', bn: 'ঐচ্ছিক' },
  generalCharge: { en: 'Delivery, general goods (taka)', bn: 'ডেলিভারি, সাধারণ পণ্য (টাকা)' },
  groceryCharge: { en: 'Delivery, groceries (taka)', bn: 'ডেলিভারি, মুদি পণ্য (টাকা)' },
  submit: { en: 'Set up the shop', bn: 'দোকান চালু করুন' },
  byCommand: { en: 'You can do the same on the server with', bn: 'সার্ভারে এই কমান্ড দিয়েও একই কাজ করা যায়:' },
  checkFields: {
    en: 'Nothing has been saved yet. Check the fields marked below.',
    bn: 'এখনো কিছু সংরক্ষণ হয়নি। নিচে চিহ্নিত ঘরগুলো দেখুন।',
  },
  codeVoid: {
    en: 'Too many wrong codes were typed, so the code no longer works. Restart the server: it writes a new code to its log.',
    bn: 'অনেকবার ভুল কোড দেওয়া হয়েছে, তাই কোডটি আর কাজ করবে না। সার্ভার আবার চালু করুন: লগে নতুন কোড লেখা হবে।',
  },
  codeLocked: {
    en: 'Too many wrong codes came from your address. Try again in {minutes} minutes.',
    bn: 'আপনার ঠিকানা থেকে অনেকবার ভুল কোড এসেছে। {minutes} মিনিট পর আবার চেষ্টা করুন।',
  },
  otherOrigin: {
    en: 'The form was sent from another address. Open this page at {address} and send it again. Is that not the address of your shop? Then set SERVER_URL and restart the server.',
    bn: 'ফর্মটি অন্য ঠিকানা থেকে পাঠানো হয়েছে। {address} ঠিকানায় এই পাতা খুলে আবার পাঠান। এটি আপনার দোকানের ঠিকানা না হলে SERVER_URL ঠিক করে সার্ভার আবার চালু করুন।',
  },
  doneTitle: { en: 'Your shop is set up', bn: 'আপনার দোকান চালু হয়েছে' },
  doneText: {
    en: 'Sign in to the panel with {email} and the password you have just chosen. {districts} districts and {areas} areas are loaded.',
    bn: '{email} এবং এইমাত্র বেছে নেওয়া পাসওয়ার্ড দিয়ে প্যানেলে লগইন করুন। {districts}টি জেলা ও {areas}টি এলাকা যোগ করা হয়েছে।',
  },
  doneNext: {
    en: 'Next: add your categories and a warehouse. Vendors can apply in the shop from now on.',
    bn: 'এরপর: ক্যাটাগরি ও একটি গুদাম যোগ করুন। বিক্রেতারা এখন থেকেই দোকানে আবেদন করতে পারবেন।',
  },
  signIn: { en: 'Sign in to the panel', bn: 'প্যানেলে লগইন করুন' },
  openingTitle: { en: 'This shop is being set up', bn: 'দোকানটি চালু করা হচ্ছে' },
  openingText: { en: 'It will open soon. Please come back later.', bn: 'শিগগিরই খুলবে। অনুগ্রহ করে পরে আবার আসুন।' },
} satisfies Record<string, Sentence>;

export type SetUpWord = keyof typeof setUpMessages;
