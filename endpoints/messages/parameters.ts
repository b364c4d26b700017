/** What can be wrong with a query parameter of the CMS's REST API. */
import type { Sentence } from './sentence';

export const parameterMessages = {
  whole: { en: '{parameter} must be a whole number.', bn: '{parameter}-এ পূর্ণ সংখ্যা দিন।' },
  wholeBetween: {
    en: '{parameter} must be a whole number from {min} to {max}.',
    bn: '{parameter}-এ {min} থেকে {max} পর্যন্ত একটি পূর্ণ সংখ্যা দিন।',
  },
  number: { en: '{parameter} must be a number.', bn: '{parameter}-এ সংখ্যা দিন।' },
  date: {
    en: '{parameter} must be a date, such as 2026-11-21.',
    bn: '{parameter}-এ একটি তারিখ দিন, যেমন 2026-11-21।',
  },
  switch: { en: '{parameter} must be true or false.', bn: '{parameter}-এ true অথবা false দিন।' },
  id: { en: '{parameter} must be an id.', bn: '{parameter}-এ একটি আইডি দিন।' },
  text: {
    en: '{parameter} must be text of at most {max} characters.',
    bn: '{parameter}-এ সর্বোচ্চ {max} অক্ষর লিখুন।',
  },
  field: {
    en: '{parameter} names a field that cannot be queried.',
    bn: '{parameter}-এ এমন একটি ঘরের নাম আছে যা জিজ্ঞেস করা যায় না।',
  },
  operator: {
    en: '{parameter} uses an operator this field does not have.',
    bn: '{parameter}-এ এমন একটি অপারেটর আছে যা এই ঘরে চলে না।',
  },
  form: { en: '{parameter} is not valid.', bn: '{parameter} সঠিকভাবে লিখুন।' },
  tooMuch: {
    en: '{parameter} asks for too much at once.',
    bn: '{parameter}-এ একবারে অনেক বেশি চাওয়া হয়েছে। কমিয়ে দিন।',
  },
  unknown: { en: 'There is no parameter {parameter}.', bn: '{parameter} নামে কোনো প্যারামিটার নেই।' },
  cursor: {
    en: '{parameter} is not a cursor of this list. Start again without it.',
    bn: '{parameter} এই তালিকার কার্সর নয়। এটি ছাড়া আবার শুরু করুন।',
  },
  cursorOfAnother: {
    en: '{parameter} is a cursor of another list, sort or where. Send it with its own sort and where, or start again without it.',
    bn: '{parameter} অন্য তালিকা, অন্য sort বা অন্য where-এর কার্সর। আগের sort ও where-ই পাঠান, অথবা এটি ছাড়া আবার শুরু করুন।',
  },
  cursorAndPage: { en: 'Send either page or {parameter}, not both.', bn: 'page অথবা {parameter}, যেকোনো একটি পাঠান।' },
} satisfies Record<string, Sentence>;
