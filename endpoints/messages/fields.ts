/** What can be wrong with one field. Keys are the codes of `FieldProblem`. */
import type { Sentence } from './index';

export const fieldMessages = {
  required: { en: 'The {field} field is required.', bn: 'এই ঘরটি পূরণ করুন।' },
  wrongType: { en: 'The {field} has the wrong form.', bn: 'এই ঘরের তথ্য ঠিক ধরনের নয়।' },
  tooShort: { en: 'The {field} must be at least {min} characters.', bn: 'কমপক্ষে {min} অক্ষর লিখুন।' },
  tooLong: { en: 'The {field} may not be longer than {max} characters.', bn: 'সর্বোচ্চ {max} অক্ষর লেখা যাবে।' },
  tooSmall: { en: 'The {field} must be at least {min}.', bn: 'কমপক্ষে {min} হতে হবে।' },
  tooBig: { en: 'The {field} may not be more than {max}.', bn: '{max}-এর বেশি হতে পারবে না।' },
  notWhole: { en: 'The {field} must be a whole number.', bn: 'পূর্ণ সংখ্যা লিখুন।' },
  notAllowed: { en: 'The {field} is not one of the choices.', bn: 'তালিকা থেকে একটি বেছে নিন।' },
  unknownField: { en: 'There is no field {field}.', bn: '{field} নামে কোনো ঘর নেই।' },
  taken: { en: 'The {field} has already been taken.', bn: 'এটি আগেই ব্যবহার করা হয়েছে।' },
  notFound: { en: 'The chosen {field} was not found.', bn: 'বাছাই করা তথ্যটি পাওয়া যায়নি।' },
  wrongEmail: { en: 'Write a valid email address.', bn: 'সঠিক ইমেইল ঠিকানা লিখুন।' },
  wrongMobile: { en: 'Write an 11 digit mobile number.', bn: '১১ সংখ্যার মোবাইল নম্বর লিখুন।' },
  weakPassword: { en: 'Use at least 8 characters.', bn: 'কমপক্ষে ৮ অক্ষরের পাসওয়ার্ড দিন।' },
  notAPicture: { en: 'The {field} must be a JPG, JPEG or PNG picture.', bn: 'JPG, JPEG বা PNG ছবি দিন।' },
  fileTooLarge: { en: 'The {field} may not be larger than {max} MB.', bn: 'ছবিটি সর্বোচ্চ {max} মেগাবাইট হতে পারবে।' },
  differs: { en: 'The {field} has changed. Look at the new amount: {amount}.', bn: 'অঙ্কটি বদলে গেছে। নতুন অঙ্ক দেখুন: {amount}।' },
  outOfStock: { en: 'Only {left} left in stock.', bn: 'স্টকে আছে মাত্র {left}টি।' },
  notInCategory: { en: 'The chosen {field} does not belong to the category above it.', bn: 'এটি উপরের ক্যাটাগরির অধীনে নেই।' },
  groceryOnly: { en: 'A grocery vendor sells in the grocery category only.', bn: 'গ্রোসারি বিক্রেতা শুধু গ্রোসারি ক্যাটাগরিতে বিক্রি করতে পারেন।' },
  notForGeneral: { en: 'The grocery category is for grocery vendors only.', bn: 'গ্রোসারি ক্যাটাগরি শুধু গ্রোসারি বিক্রেতাদের জন্য।' },
  notAnOption: { en: 'These are not options of the variation: {options}.', bn: 'এগুলো এই ভ্যারিয়েশনের অপশন নয়: {options}।' },
  chooseOptions: { en: 'Choose at least one option of the variation.', bn: 'ভ্যারিয়েশনের অন্তত একটি অপশন বেছে নিন।' },
  chooseVariation: { en: 'Choose the variation these options belong to.', bn: 'অপশনগুলো কোন ভ্যারিয়েশনের তা বেছে নিন।' },
  sameVariation: { en: 'Choose two different variations.', bn: 'দুটি আলাদা ভ্যারিয়েশন বেছে নিন।' },
  hasProducts: { en: 'The {field} cannot change while there are products.', bn: 'পণ্য থাকা অবস্থায় এটি বদলানো যায় না।' },
} satisfies Record<string, Sentence>;

export type FieldCode = keyof typeof fieldMessages;
