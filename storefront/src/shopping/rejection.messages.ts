import { defineMessages } from '../../../frontend/messages/messages';

/** The conversation about something that was rejected. */
export const rejectionMessages = defineMessages({
  rejected: { en: 'Not accepted', bn: 'গ্রহণ করা হয়নি' },
  changeRejected: { en: 'Change not accepted', bn: 'পরিবর্তন গ্রহণ করা হয়নি' },
  sentAgain: { en: 'Corrected and sent again', bn: 'ঠিক করে আবার পাঠানো হয়েছে' },
  approved: { en: 'Accepted', bn: 'গ্রহণ করা হয়েছে' },
  reopened: { en: 'Opened again', bn: 'আবার খোলা হয়েছে' },
  you: { en: 'You', bn: 'আপনি' },
  shop: { en: 'Haat', bn: 'হাট' },
  noReason: { en: 'No reason was given.', bn: 'কোনো কারণ লেখা হয়নি।' },
  answer: { en: 'Answer', bn: 'উত্তর' },
  answerHint: {
    en: 'If something is unclear or not right. The shop reads it as you write it.',
    bn: 'কিছু না বুঝলে বা ঠিক মনে না হলে লিখুন। আপনি যা লিখবেন, আমাদের দল ঠিক সেটাই পড়বে।',
  },
  sendAnswer: { en: 'Send the answer', bn: 'উত্তর পাঠান' },
  sending: { en: 'Sending…', bn: 'পাঠানো হচ্ছে…' },
  waitsForShop: {
    en: 'You have answered {count} times. When a reply comes, you can write again.',
    bn: 'আপনি {count} বার উত্তর দিয়েছেন। জবাব এলে আবার লিখতে পারবেন।',
  },
});
