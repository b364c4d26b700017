import { defineMessages } from '../../../../frontend/messages/messages';

export const questionListMessages = defineMessages({
  list: { en: 'Your questions', bn: 'আপনার প্রশ্ন' },
  empty: { en: 'No questions yet', bn: 'এখনো কোনো প্রশ্ন নেই' },
  emptyText: {
    en: 'Ask a shop from the page of a product or of your order. The answers come here.',
    bn: 'পণ্যের পাতা বা অর্ডারের পাতা থেকে দোকানকে জিজ্ঞেস করুন। উত্তর এখানে আসবে।',
  },
  browse: { en: 'Look around', bn: 'পণ্য দেখুন' },
  package: { en: 'Package {tracking}', bn: 'প্যাকেজ {tracking}' },
  gone: { en: 'A product that is gone', bn: 'পণ্যটি আর নেই' },
  unread: { en: '{count} new', bn: '{count}টি নতুন' },
  closed: { en: 'Closed', bn: 'বন্ধ' },
  you: { en: 'You', bn: 'আপনি' },
  back: { en: 'All questions', bn: 'সব প্রশ্ন' },
  conversation: { en: 'Conversation with {shop}', bn: '{shop}-এর সঙ্গে কথোপকথন' },
  earlier: { en: 'Earlier messages', bn: 'আগের বার্তা' },
  pictureOf: { en: 'Picture {number}', bn: 'ছবি {number}' },
  yourMessage: { en: 'Your message', bn: 'আপনার বার্তা' },
  close: { en: 'Close the question', bn: 'প্রশ্নটি বন্ধ করুন' },
  closeText: {
    en: 'The shop answers no more until you write again.',
    bn: 'আপনি আবার না লেখা পর্যন্ত দোকান আর উত্তর দেবে না।',
  },
  isClosed: {
    en: 'This question is closed. Write again to open it.',
    bn: 'প্রশ্নটি বন্ধ আছে। আবার লিখলে খুলে যাবে।',
  },
  shopAway: {
    en: 'This shop does not answer questions at the moment.',
    bn: 'এই দোকান এখন প্রশ্নের উত্তর দিচ্ছে না।',
  },
  notFound: { en: 'There is no such question', bn: 'এমন কোনো প্রশ্ন নেই' },
});
