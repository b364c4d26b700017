import { defineMessages } from '../../../frontend/messages/messages';

export const outboxMessages = defineMessages({
  kept: {
    en: 'No connection. This is saved and will be sent when you are back online.',
    bn: 'ইন্টারনেট নেই। এটি জমা থাকল, সংযোগ ফিরলে পাঠানো হবে।',
  },
  sent: { en: 'What you did offline has been sent', bn: 'অফলাইনে যা করেছিলেন তা পাঠানো হয়েছে' },
});
