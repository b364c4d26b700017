import { defineMessages } from '../../../../frontend/messages/messages';

export const suggestionMessages = defineMessages({
  suggestions: { en: 'Suggestions', bn: 'যা খুঁজছেন হয়তো' },
  searchFor: { en: 'Search for “{text}”', bn: '“{text}” খুঁজুন' },
  category: { en: 'Category', bn: 'ক্যাটাগরি' },
  shop: { en: 'Shop', bn: 'দোকান' },
  counted: {
    en: '{count, plural, one {# line} other {# lines}} to choose from, with the arrow keys',
    bn: 'বেছে নেওয়ার জন্য {count, plural, other {#টি লাইন}} আছে, উপর-নিচের তীর চিহ্ন দিয়ে বাছুন',
  },
  failed: {
    en: 'No suggestions could be fetched. You can search all the same.',
    bn: 'মিল আছে এমন কিছু এখন আনা যায়নি। তবু খুঁজতে পারবেন।',
  },
  lastSearches: { en: 'Last searches', bn: 'শেষ যা খুঁজেছেন' },
  clearAll: { en: 'Clear all', bn: 'সব মুছুন' },
  remove: { en: 'Remove “{text}”', bn: '“{text}” মুছে ফেলুন' },
});
