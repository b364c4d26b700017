import { defineMessages } from '../../../frontend/messages/messages';

export const outboxMessages = defineMessages({
  kept: {
    en: 'No connection. This is kept and sent when you are back online.',
    bn: 'সংযোগ নেই। কাজটি রাখা হলো, সংযোগ এলে পাঠানো হবে।',
  },
  sent: { en: 'What you did offline has been sent', bn: 'অফলাইনে যা করেছিলেন তা পাঠানো হয়েছে' },
});
