import { defineMessages } from '../../../frontend/messages/messages';

export const pageMessages = defineMessages({
  home: { en: 'Home', bn: 'হোম' },
  youAreHere: { en: 'You are here', bn: 'আপনি এখানে আছেন' },
  none: { en: 'There is no such page', bn: 'এমন কোনো পাতা নেই' },
  noneText: { en: 'It may have been renamed or removed.', bn: 'পাতাটির নাম বদলেছে বা সরানো হয়েছে।' },
});
