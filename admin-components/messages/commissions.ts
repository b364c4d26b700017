import { defineMessages } from '../../frontend/messages/messages';

export const commissionWords = defineMessages({
  listOf: { en: 'Commission rules', bn: 'কমিশনের নিয়ম' },
  add: { en: 'Add a rule', bn: 'নিয়ম যোগ করুন' },
  about: {
    en: 'The most specific rule counts: a vendor with a category, a vendor, a child, sub or main category, everything. Orders keep the commission they were placed with.',
    bn: 'সবচেয়ে নির্দিষ্ট নিয়মটি খাটে: বিক্রেতা ও ক্যাটাগরি, বিক্রেতা, চাইল্ড, সাব বা মূল ক্যাটাগরি, সবকিছু। অর্ডারের সময়ের কমিশন পরে বদলায় না।',
  },
  forWhat: { en: 'For', bn: 'যার জন্য' },
  everything: { en: 'Everything', bn: 'সবকিছু' },
  everyVendor: { en: 'Every vendor', bn: 'সব বিক্রেতা' },
  everyCategory: { en: 'Every category', bn: 'সব ক্যাটাগরি' },
  category: { en: 'Category', bn: 'ক্যাটাগরি' },
  commission: { en: 'Commission', bn: 'কমিশন' },
  from: { en: 'From', bn: 'শুরু' },
  to: { en: 'To', bn: 'শেষ' },
  state: { en: 'State', bn: 'অবস্থা' },
  running: { en: 'In force', bn: 'চালু' },
  planned: { en: 'Planned', bn: 'সামনে' },
  over: { en: 'Over', bn: 'শেষ' },
  broken: { en: 'Its vendor or category was deleted', bn: 'বিক্রেতা বা ক্যাটাগরি মুছে ফেলা হয়েছে' },
  percent: { en: '{rate}%', bn: '{rate}%' },
  rateHint: { en: 'In per cent, for example 12.5.', bn: 'শতাংশে, যেমন ১২.৫।' },
  search: { en: 'Search by vendor, category or note', bn: 'বিক্রেতা, ক্যাটাগরি বা নোট দিয়ে খুঁজুন' },
  noRules: {
    en: 'No rule yet: the marketplace keeps nothing of a sale.',
    bn: 'এখনো কোনো নিয়ম নেই: বিক্রি থেকে মার্কেটপ্লেস কিছু রাখে না।',
  },
  deleteAsk: {
    en: 'You are going to permanently delete the rule for “{name}” ({rate}%). Orders keep the commission they were placed with.',
    bn: 'আপনি “{name}”-এর নিয়মটি ({rate}%) স্থায়ীভাবে মুছে ফেলতে যাচ্ছেন। আগের অর্ডারের কমিশন বদলাবে না।',
  },
  preview: { en: 'Which commission does a product bear?', bn: 'কোন পণ্যে কত কমিশন?' },
  findProduct: { en: 'Product', bn: 'পণ্য' },
  findHint: { en: 'Type two letters of its name.', bn: 'নামের দুটি অক্ষর লিখুন।' },
  found: { en: 'Products found', bn: 'যেসব পণ্য পাওয়া গেছে' },
  noProduct: { en: 'No product of this name', bn: 'এই নামের পণ্য নেই' },
  onDay: { en: 'On', bn: 'তারিখ' },
  result: {
    en: '{product}: {rate}%, {amount} of {price}, because of the rule for {rule}.',
    bn: '{product}: {rate}%, {price}-এর মধ্যে {amount}, কারণ নিয়মটি {rule}-এর জন্য।',
  },
  noResult: {
    en: '{product}: no commission, because no rule fits.',
    bn: '{product}: কোনো কমিশন নেই, কারণ কোনো নিয়ম খাটে না।',
  },
});
