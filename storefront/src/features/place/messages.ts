import { defineMessages } from '../../../../frontend/messages/messages';

export const placeSheetMessages = defineMessages({
  title: { en: 'Where should we deliver?', bn: 'কোথায় পৌঁছে দেব?' },
  page: {
    en: 'Groceries come from shops in your own area, so we ask where you are. You can also close this and look around first.',
    bn: 'মুদি আসে আপনার নিজের এলাকার দোকান থেকে, তাই এলাকাটা জানা দরকার। চাইলে এটি বন্ধ করে আগে ঘুরেও দেখতে পারেন।',
  },
  around: {
    en: 'These products come from shops around you, so we ask where you are. You can also close this and look around first.',
    bn: 'এই পণ্যগুলো আপনার আশপাশের দোকানের, তাই এলাকাটা জানা দরকার। চাইলে এটি বন্ধ করে আগে ঘুরেও দেখতে পারেন।',
  },
  delivery: {
    en: 'The day of delivery depends on where it goes.',
    bn: 'কোথায় পৌঁছাতে হবে, তা দেখে ডেলিভারির দিন ঠিক হয়।',
  },
  cart: {
    en: 'We need to know where to bring it. What you have chosen is kept.',
    bn: 'কোথায় পৌঁছে দিতে হবে তা জানা দরকার। আপনি যা বেছেছেন তা থাকছে।',
  },
  elsewhere: {
    en: 'This is sold in another area only and cannot be brought to {area}. Choose another area if it should go there.',
    bn: 'এটি শুধু অন্য এলাকায় পাওয়া যায়, {area} এলাকায় পৌঁছানো যায় না। অন্য এলাকায় নিতে চাইলে সেটি বাছুন।',
  },
  change: {
    en: 'Your area decides which groceries can come to you, and on which day an order arrives.',
    bn: 'কোন কোন মুদি আপনার কাছে পৌঁছাবে আর অর্ডার কবে আসবে, তা এলাকা দেখে ঠিক হয়।',
  },
  now: { en: 'Now: {area}, {district}', bn: 'এখন: {area}, {district}' },
  find: { en: 'District or area', bn: 'জেলা বা এলাকা' },
  findIn: { en: 'Area in {district}', bn: '{district} জেলার এলাকা' },
  hint: { en: 'Type a name, such as Mirpur or Savar', bn: 'নাম লিখুন, যেমন মিরপুর বা সাভার' },
  found: {
    en: '{count, plural, one {# place} other {# places}} in the list',
    bn: 'তালিকায় {count, plural, other {#টি জায়গা}}',
  },
  places: { en: 'Districts and areas', bn: 'জেলা ও এলাকা' },
  nothing: {
    en: 'No district or area by this name. Check the spelling, or empty the box and choose your district.',
    bn: 'এই নামে কোনো জেলা বা এলাকা নেই। বানান দেখুন, অথবা লেখাটি মুছে জেলা বেছে নিন।',
  },
  district: {
    en: 'District, {count, plural, one {# area} other {# areas}}',
    bn: 'জেলা, {count, plural, other {#টি এলাকা}}',
  },
  otherDistrict: { en: 'Another district', bn: 'অন্য জেলা' },
  position: { en: 'Use my current position', bn: 'আমার এখনকার অবস্থান নিন' },
  locating: { en: 'Finding where you are…', bn: 'আপনার অবস্থান দেখা হচ্ছে…' },
  near: {
    en: 'You seem to be in {district}. Choose your area.',
    bn: 'মনে হচ্ছে আপনি {district} জেলায় আছেন। এলাকাটি বেছে নিন।',
  },
  denied: {
    en: 'The browser does not tell us your position. Allow it in the settings of the browser, or choose your area below.',
    bn: 'ব্রাউজার আপনার অবস্থান জানাচ্ছে না। ব্রাউজারের সেটিংসে অনুমতি দিন, অথবা নিচে এলাকা বেছে নিন।',
  },
  unavailable: {
    en: 'Your position could not be found. Choose your area below.',
    bn: 'আপনার অবস্থান পাওয়া যায়নি। নিচে এলাকা বেছে নিন।',
  },
  abroad: {
    en: 'You seem to be outside Bangladesh. Choose below where it should be delivered.',
    bn: 'মনে হচ্ছে আপনি বাংলাদেশের বাইরে আছেন। কোথায় পৌঁছাতে হবে তা নিচে বেছে নিন।',
  },
  saved: { en: 'Your saved addresses', bn: 'আপনার রাখা ঠিকানা' },
  lookAround: { en: 'Look around first', bn: 'আগে ঘুরে দেখি' },
  done: { en: 'Your location is {area}, {district}', bn: 'আপনার এলাকা {area}, {district}' },
});
