import { defineMessages } from '../../frontend/messages/messages';

/** What is done to many accounts at once. */
export const userBulkWords = defineMessages({
  suspend: { en: 'Suspend', bn: 'স্থগিত করুন' },
  removeSuspension: { en: 'Remove suspension', bn: 'স্থগিতাদেশ তুলুন' },
  verifyAccount: { en: 'Verify accounts', bn: 'অ্যাকাউন্ট যাচাইকৃত করুন' },
  verifyMobile: { en: 'Verify mobiles', bn: 'মোবাইল যাচাইকৃত করুন' },
  suspendAsk: {
    en: 'You are going to suspend {count, plural, one {# user} other {# users}}: {names}. They are signed out at once and cannot sign in.',
    bn: 'আপনি {count, number} জন ব্যবহারকারীকে স্থগিত করতে যাচ্ছেন: {names}। তাঁরা সঙ্গে সঙ্গে লগআউট হবেন, আর লগইন করতে পারবেন না।',
  },
  sellersAmong: {
    en: '{count, plural, one {One of them is a vendor: the shop and its products are} other {# of them are vendors: their shops and products are}} hidden until the suspension is lifted; orders already placed go on.',
    bn: 'তাঁদের মধ্যে {count, number} জন বিক্রেতা: স্থগিতাদেশ না তোলা পর্যন্ত তাঁদের দোকান ও পণ্য ক্রেতারা দেখবেন না; আগের অর্ডারগুলো চলতে থাকবে।',
  },
  removeSuspensionAsk: {
    en: 'You are going to remove the suspension of {count, plural, one {# user} other {# users}}: {names}. They can sign in again.',
    bn: 'আপনি {count, number} জন ব্যবহারকারীর স্থগিতাদেশ তুলে নিতে যাচ্ছেন: {names}। তাঁরা আবার লগইন করতে পারবেন।',
  },
  verifyAccountAsk: {
    en: 'You are going to mark {count, plural, one {# account} other {# accounts}} as verified: {names}.',
    bn: 'আপনি {count, number}টি অ্যাকাউন্ট যাচাইকৃত করতে যাচ্ছেন: {names}।',
  },
  verifyMobileAsk: {
    en: 'You are going to mark {count, plural, one {# mobile} other {# mobiles}} as verified: {names}.',
    bn: 'আপনি {count, number}টি মোবাইল যাচাইকৃত করতে যাচ্ছেন: {names}।',
  },
  already: {
    en: '{count, plural, one {One more is} other {# more are}} chosen and left as they are.',
    bn: 'বাছাই করা আরও {count, number} জন যেমন আছেন তেমনই থাকবেন।',
  },
});
