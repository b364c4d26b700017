import { defineMessages } from '../../frontend/messages/messages';

export const searchWords = defineMessages({
  wordsText: {
    en: 'Names of one thing find each other in the shop’s search, as soon as they are saved.',
    bn: 'একই জিনিসের এক নামে খুঁজলে অন্য নামের পণ্যও পাওয়া যাবে। সংরক্ষণ করলেই কাজ শুরু হয়।',
  },
  begun: {
    en: 'A line for “{word}” has been begun. Write its other names after it, and save.',
    bn: '“{word}” দিয়ে একটি লাইন শুরু করা হয়েছে। এর অন্য নামগুলো লিখে সংরক্ষণ করুন।',
  },
  toMissed: { en: 'Searches without result', bn: 'খুঁজে যা পাওয়া যায়নি' },
  missedText: {
    en: 'Searches that found nothing in the shop. A search appears within a minute and is kept for 60 days, without the person who searched.',
    bn: 'ক্রেতারা যা খুঁজে কিছু পাননি। কেউ খুঁজলে এক মিনিটের মধ্যে এখানে আসে, ৬০ দিন থাকে। কে খুঁজেছেন তা রাখা হয় না।',
  },
  toWords: { en: 'Search words', bn: 'খোঁজার শব্দ' },
  listOf: { en: 'Searches without result', bn: 'খুঁজে যা পাওয়া যায়নি' },
  search: { en: 'Search the list', bn: 'তালিকায় খুঁজুন' },
  days: { en: 'Period', bn: 'সময়কাল' },
  lastDays: { en: 'Last {days} days', bn: 'শেষ {days} দিন' },
  query: { en: 'Searched', bn: 'যা খোঁজা হয়েছে' },
  times: { en: 'Times', bn: 'কতবার' },
  lastAt: { en: 'Last time', bn: 'শেষবার' },
  empty: { en: 'Every search found something.', bn: 'সব খোঁজাতেই কিছু না কিছু পাওয়া গেছে।' },
  addWords: { en: 'Add other names', bn: 'অন্য নাম যোগ করুন' },
});
