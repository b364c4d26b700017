/** What a customer chooses when requesting a return: the cause, and where the refund goes. */

export const returnCauses = {
  'Wrong Product': { en: 'Wrong Product', bn: 'ভুল পণ্য' },
  'Broken or Damaged Product': { en: 'Broken or Damaged Product', bn: 'ভাঙা বা ক্ষতিগ্রস্ত পণ্য' },
  'Delivered Too Late': { en: 'Delivered Too Late', bn: 'অনেক দেরিতে পৌঁছেছে' },
  'Wrong Size': { en: 'Wrong Size', bn: 'ভুল সাইজ' },
  'Wrong Color': { en: 'Wrong Color', bn: 'ভুল রং' },
  'Wrong Brand': { en: 'Wrong Brand', bn: 'ভুল ব্র্যান্ড' },
  'Used Product': { en: 'Used Product', bn: 'ব্যবহৃত পণ্য' },
  Others: { en: 'Others', bn: 'অন্যান্য' },
} as const;

export const refundMethods = {
  bKash: { en: 'bKash', bn: 'বিকাশ' },
  Nagad: { en: 'Nagad', bn: 'নগদ' },
  Rocket: { en: 'Rocket', bn: 'রকেট' },
  Flexiload: { en: 'Flexiload', bn: 'ফ্লেক্সিলোড' },
} as const;
