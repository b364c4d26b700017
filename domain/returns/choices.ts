/** What a customer chooses from when asking for a return: the cause, and where the refund goes. */

export type Choice = { value: string; label_en: string; label_bn: string };

const choice = (label_en: string, label_bn: string): Choice => ({ value: label_en, label_en, label_bn });

export const returnCauses: readonly Choice[] = [
  choice('Wrong Product', 'ভুল পণ্য'),
  choice('Broken or Damaged Product', 'ভাঙা বা ক্ষতিগ্রস্ত পণ্য'),
  choice('Delivered Too Late', 'অনেক দেরিতে পৌঁছেছে'),
  choice('Wrong Size', 'ভুল সাইজ'),
  choice('Wrong Color', 'ভুল রং'),
  choice('Wrong Brand', 'ভুল ব্র্যান্ড'),
  choice('Used Product', 'ব্যবহৃত পণ্য'),
  choice('Others', 'অন্যান্য'),
];

export const refundMethods: readonly Choice[] = [
  choice('bKash', 'বিকাশ'),
  choice('Nagad', 'নগদ'),
  choice('Rocket', 'রকেট'),
  choice('Flexiload', 'ফ্লেক্সিলোড'),
];
