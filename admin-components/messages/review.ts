import { defineMessages } from '../../frontend/messages/messages';

/** Changes that wait for approval, rejections and their reasons. */
export const reviewWords = defineMessages({
  reason: { en: 'Reason', bn: 'কারণ' },
  reasonHint: {
    en: 'Say what has to be corrected. The person reads it as you write it.',
    bn: 'কী ঠিক করতে হবে লিখুন। আপনি যা লিখবেন, তিনি ঠিক সেটাই পড়বেন।',
  },
  readAsWritten: {
    en: 'The person reads it as you write it.',
    bn: 'আপনি যা লিখবেন, তিনি ঠিক সেটাই পড়বেন।',
  },
  rejectTitle: { en: 'Reject “{name}”', bn: '“{name}” প্রত্যাখ্যান' },
  rejectChangeTitle: { en: 'Reject the change to “{name}”', bn: '“{name}”-এর পরিবর্তন প্রত্যাখ্যান' },
  rejectChangeText: {
    en: 'The product stays in the shop as it is.',
    bn: 'পণ্যটি এখন যেমন আছে, দোকানে তেমনই থাকবে।',
  },
  applicationText: {
    en: 'The application and its papers are deleted. The person reads the reason, finds what they wrote in the form and can send it again.',
    bn: 'আবেদন ও এর কাগজপত্র মুছে যাবে। আবেদনকারী কারণটি পড়বেন, ফর্মে নিজের লেখা ফিরে পাবেন এবং আবার পাঠাতে পারবেন।',
  },
  manyTitle: { en: 'Reject {count, number} products', bn: '{count, number}টি পণ্য প্রত্যাখ্যান' },
  manyText: {
    en: 'Every vendor reads the same reason. Products with a waiting change stay as they are.',
    bn: 'সব বিক্রেতা একই কারণ পড়বেন। যেসব পণ্যের পরিবর্তন অপেক্ষায় আছে, সেগুলো আগের মতোই থাকবে।',
  },
  changeWaits: { en: 'Change waiting for approval', bn: 'পরিবর্তন অনুমোদনের অপেক্ষায়' },
  changeRejected: { en: 'Change rejected', bn: 'পরিবর্তন প্রত্যাখ্যাত' },
  waitsText: {
    en: 'Customers see the product as it was approved. Below is what you sent for approval; saving again replaces it.',
    bn: 'ক্রেতারা পণ্যটির অনুমোদিত রূপ দেখছেন। নিচে আছে অনুমোদনের জন্য পাঠানো আপনার পরিবর্তন; আবার সংরক্ষণ করলে সেটি বদলে যাবে।',
  },
  changeRejectedText: {
    en: 'Customers see the product as it was approved. Correct your change below and save to send it again.',
    bn: 'ক্রেতারা পণ্যটির অনুমোদিত রূপ দেখছেন। নিচে পরিবর্তনটি ঠিক করে সংরক্ষণ করলে আবার অনুমোদনের জন্য যাবে।',
  },
  rejected: { en: 'Not approved', bn: 'অনুমোদন পায়নি' },
  rejectedText: {
    en: 'Correct the product and save to send it again.',
    bn: 'পণ্যটি ঠিক করে সংরক্ষণ করলে আবার অনুমোদনের জন্য যাবে।',
  },
  adminWaits: {
    en: 'A change by the vendor waits for approval. You are editing the product as customers see it.',
    bn: 'বিক্রেতার একটি পরিবর্তন অনুমোদনের অপেক্ষায় আছে। আপনি পণ্যটির সেই রূপ সম্পাদনা করছেন যা ক্রেতারা দেখছেন।',
  },
  history: { en: 'What was said', bn: 'আগের কথা' },
  shop: { en: 'The shop', bn: 'আমাদের দল' },
  vendor: { en: 'Vendor', bn: 'বিক্রেতা' },
  noteRejected: { en: 'Rejected', bn: 'প্রত্যাখ্যান' },
  noteChangeRejected: { en: 'Change rejected', bn: 'পরিবর্তন প্রত্যাখ্যান' },
  noteSentAgain: { en: 'Corrected and sent again', bn: 'ঠিক করে আবার পাঠানো' },
  noteApproved: { en: 'Change approved', bn: 'পরিবর্তন অনুমোদন' },
  noteReopened: { en: 'Opened again', bn: 'আবার খোলা হয়েছে' },
  noteAnswered: { en: 'Answer', bn: 'উত্তর' },
  answer: { en: 'Answer', bn: 'উত্তর' },
  answerHint: {
    en: 'If something is unclear or not right. The admins read it as you write it.',
    bn: 'কিছু না বুঝলে বা ঠিক মনে না হলে লিখুন। আপনি যা লিখবেন, অ্যাডমিনরা ঠিক সেটাই পড়বেন।',
  },
  waitsForShop: {
    en: 'You have answered {count, number} times. When a reply comes, you can write again.',
    bn: 'আপনি {count, number} বার উত্তর দিয়েছেন। জবাব এলে আবার লিখতে পারবেন।',
  },
  sendAnswer: { en: 'Send the answer', bn: 'উত্তর পাঠান' },
  answersList: { en: 'Answers to rejections', bn: 'প্রত্যাখ্যানের উত্তর' },
  noAnswers: { en: 'No answer waits.', bn: 'কোনো উত্তর অপেক্ষায় নেই।' },
  about: { en: 'About', bn: 'যা নিয়ে' },
  who: { en: 'Written by', bn: 'যিনি লিখেছেন' },
  when: { en: 'Written at', bn: 'লেখার সময়' },
  reply: { en: 'Reply', bn: 'জবাব' },
  replyTo: { en: 'Reply: {name}', bn: 'জবাব: {name}' },
  sendReply: { en: 'Send the reply', bn: 'জবাব পাঠান' },
  noReply: { en: 'No reply needed', bn: 'জবাবের দরকার নেই' },
  changeTitle: { en: 'Change to “{name}”', bn: '“{name}”-এর পরিবর্তন' },
  field: { en: 'Field', bn: 'ঘর' },
  before: { en: 'In the shop now', bn: 'দোকানে এখন' },
  after: { en: 'After the change', bn: 'পরিবর্তনের পর' },
  approveChangeAsk: {
    en: 'You are going to approve the change to “{name}”',
    bn: 'আপনি “{name}”-এর পরিবর্তন অনুমোদন দিতে যাচ্ছেন',
  },
  changeApproved: { en: 'The change to “{name}” is approved', bn: '“{name}”-এর পরিবর্তন অনুমোদিত হয়েছে' },
  changeTurnedDown: { en: 'The change to “{name}” is rejected', bn: '“{name}”-এর পরিবর্তন প্রত্যাখ্যাত হয়েছে' },
});
