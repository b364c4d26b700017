import { defineMessages } from '../../frontend/messages/messages';

/** Prices and stock changed in the list. */
export const amountWords = defineMessages({
  change: { en: 'Change {what} of {name}: {now}', bn: '{name}: {what} বদলান, এখন {now}' },
  newAmount: { en: 'New {what} of {name}', bn: '{name}: নতুন {what}' },
  price: { en: 'price', bn: 'দাম' },
  stock: { en: 'stock', bn: 'মজুদ' },
  wholeNumber: { en: 'Enter a whole number.', bn: 'পূর্ণ সংখ্যা লিখুন।' },
  atLeast: { en: 'Enter {least} or more.', bn: '{least} বা তার বেশি লিখুন।' },
  atMost: { en: 'Enter {most} or less.', bn: '{most} বা তার কম লিখুন।' },
  saved: { en: '{name}: {what} is {now}', bn: '{name}: {what} এখন {now}' },
  changePrices: { en: 'Change prices', bn: 'দাম বদলান' },
  changeStock: { en: 'Change stock', bn: 'মজুদ বদলান' },
  how: { en: 'How', bn: 'কীভাবে' },
  set: { en: 'Set to', bn: 'ঠিক করুন' },
  raise: { en: 'Raise by', bn: 'বাড়ান' },
  lower: { en: 'Lower by', bn: 'কমান' },
  by: { en: 'In', bn: 'একক' },
  taka: { en: 'Taka', bn: 'টাকা' },
  percent: { en: 'Percent', bn: 'শতাংশ' },
  pieces: { en: 'Pieces', bn: 'পিস' },
  amount: { en: 'Number', bn: 'সংখ্যা' },
  product: { en: 'Product', bn: 'পণ্য' },
  now: { en: 'Now', bn: 'এখন' },
  after: { en: 'After', bn: 'পরে' },
  followed: {
    en: 'A product without a discount stays without one: its original price changes too. Part of a taka is dropped.',
    bn: 'ছাড় না থাকলে আসল দামও একসঙ্গে বদলাবে, নতুন করে ছাড় দেখাবে না। টাকার ভগ্নাংশ বাদ যাবে।',
  },
  preview: { en: 'Enter a number to see what changes.', bn: 'কী বদলাবে দেখতে একটি সংখ্যা লিখুন।' },
  save: {
    en: 'Change {count, plural, one {# product} other {# products}}',
    bn: '{count, plural, other {#টি পণ্য বদলান}}',
  },
  done: { en: 'Changed', bn: 'বদলেছে' },
  same: { en: 'Stays the same', bn: 'একই থাকবে' },
  everyPrice: {
    en: 'A product with combinations: the price of each of its combinations is changed this way.',
    bn: 'কম্বিনেশন থাকা পণ্যে প্রতিটি কম্বিনেশনের দাম এভাবে বদলাবে।',
  },
  everyStock: {
    en: 'A product with combinations: the stock of each of its combinations is changed this way.',
    bn: 'কম্বিনেশন থাকা পণ্যে প্রতিটি কম্বিনেশনের মজুদ এভাবে বদলাবে।',
  },
  notSent: { en: 'Not sent, stays as it was', bn: 'পাঠানো হয়নি, আগের মতোই আছে' },
  combinationsOf: { en: 'Combinations of {name}', bn: '{name}: কম্বিনেশনগুলো' },
  combinationsSaved: {
    en: '{name}: {count, plural, one {# combination} other {# combinations}} changed',
    bn: '{name}: {count, plural, other {#টি কম্বিনেশন বদলেছে}}',
  },
  ofCombinations: {
    en: '{name}: {what} of each combination, now {now}',
    bn: '{name}: প্রতিটি কম্বিনেশনের {what}, এখন {now}',
  },
  impossible: { en: 'Not possible, will be left out', bn: 'সম্ভব নয়, বাদ থাকবে' },
  atMostChosen: {
    en: 'At most {most, number} products at once. Choose fewer.',
    bn: 'একবারে সর্বোচ্চ {most, number}টি পণ্য। কম বাছুন।',
  },
  result: { en: 'Changed: {good} of {count}', bn: '{count}টির মধ্যে {good}টি বদলেছে' },
});
