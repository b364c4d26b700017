import { defineMessages } from '../../../frontend/messages/messages';

export const liveMessages = defineMessages({
  heading: { en: 'Live', bn: 'লাইভ' },
  text: { en: 'Watch how things are made, cooked and used.', bn: 'দেখুন কীভাবে তৈরি হয়, রান্না হয়, ব্যবহার হয়।' },
  title: { en: 'Live: videos from the market | Haat', bn: 'লাইভ: হাটের ভিডিও | হাট' },
  none: { en: 'No Videos Found', bn: 'কোনো ভিডিও পাওয়া যায়নি' },
  home: { en: 'Go to Home', bn: 'প্রথম পাতায় যান' },
  featured: { en: 'Featured', bn: 'বাছাই করা' },
  all: { en: 'All videos', bn: 'সব ভিডিও' },
});
