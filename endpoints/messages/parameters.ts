/** What can be wrong with a parameter of a question to the CMS's REST API. */
import type { Sentence } from './sentence';

export const parameterMessages = {
  whole: { en: 'Write {parameter} as a whole number.', bn: '{parameter} একটি পূর্ণ সংখ্যা হতে হবে।' },
  wholeBetween: {
    en: 'Write {parameter} as a whole number from {min} to {max}.',
    bn: '{parameter} হবে {min} থেকে {max} পর্যন্ত একটি পূর্ণ সংখ্যা।',
  },
  number: { en: 'Write {parameter} as a number.', bn: '{parameter} একটি সংখ্যা হতে হবে।' },
  date: {
    en: 'Write {parameter} as a date, such as 2026-11-21.',
    bn: '{parameter} একটি তারিখ হতে হবে, যেমন 2026-11-21।',
  },
  switch: { en: 'Write {parameter} as true or false.', bn: '{parameter} হবে true অথবা false।' },
  id: { en: 'Write {parameter} as an id.', bn: '{parameter} একটি আইডি হতে হবে।' },
  text: {
    en: 'Write {parameter} as text of at most {max} characters.',
    bn: '{parameter} হবে সর্বোচ্চ {max} অক্ষরের লেখা।',
  },
  field: {
    en: '{parameter} names a field that cannot be asked for.',
    bn: '{parameter}-এ এমন একটি ঘরের নাম আছে যা জিজ্ঞেস করা যায় না।',
  },
  operator: {
    en: '{parameter} uses an operator this field does not have.',
    bn: '{parameter}-এ এমন একটি অপারেটর আছে যা এই ঘরে চলে না।',
  },
  form: { en: '{parameter} has the wrong form.', bn: '{parameter} ঠিক ধরনে লেখা হয়নি।' },
  tooMuch: { en: '{parameter} asks for too much at once.', bn: '{parameter} একবারে অনেক বেশি চাইছে।' },
  unknown: { en: 'There is no parameter {parameter}.', bn: '{parameter} নামে কোনো প্যারামিটার নেই।' },
  cursor: {
    en: '{parameter} is not a cursor of this list. Start again without it.',
    bn: '{parameter} এই তালিকার কার্সর নয়। এটি ছাড়া আবার শুরু করুন।',
  },
  cursorOfAnother: {
    en: '{parameter} is a cursor of another list, sort or where. Send the sort and where it came from, or start again without it.',
    bn: '{parameter} অন্য তালিকা, অন্য sort বা অন্য where-এর কার্সর। আগের sort ও where-ই পাঠান, অথবা এটি ছাড়া আবার শুরু করুন।',
  },
  cursorAndPage: { en: 'Send either page or {parameter}, not both.', bn: 'page অথবা {parameter}, যেকোনো একটি পাঠান।' },
} satisfies Record<string, Sentence>;
