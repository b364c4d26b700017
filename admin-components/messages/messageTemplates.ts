import { defineMessages } from '../../frontend/messages/messages';

export const messageTemplateWords = defineMessages({
  list: { en: 'Messages the shop sends', bn: 'দোকান যেসব বার্তা পাঠায়' },
  sms: { en: 'SMS', bn: 'এসএমএস' },
  mail: { en: 'Email', bn: 'ইমেইল' },
  off: { en: 'Off', bn: 'বন্ধ' },
  changed: { en: 'Changed', bn: 'বদলানো' },
  subjectEn: { en: 'Subject (English)', bn: 'বিষয় (ইংরেজি)' },
  subjectBn: { en: 'Subject (Bangla)', bn: 'বিষয় (বাংলা)' },
  textEn: { en: 'Text (English)', bn: 'লেখা (ইংরেজি)' },
  textBn: { en: 'Text (Bangla)', bn: 'লেখা (বাংলা)' },
  placeholders: { en: 'Placeholders you can use', bn: 'যেসব নাম লেখায় বসাতে পারেন' },
  noPlaceholders: { en: 'This message has no placeholders.', bn: 'এই বার্তায় বসানোর মতো কোনো নাম নেই।' },
  needed: { en: 'needed', bn: 'লাগবেই' },
  preview: { en: 'Preview with example values', bn: 'নমুনা দিয়ে দেখুন' },
  isOn: { en: 'Send this message', bn: 'এই বার্তা পাঠান' },
  alwaysOn: { en: 'This message is always sent.', bn: 'এই বার্তা সবসময় পাঠানো হয়।' },
  sendTest: { en: 'Send me a test', bn: 'আমাকে পরীক্ষামূলক পাঠান' },
  sentTo: { en: 'A test is on its way to {to}', bn: '{to}-এ পরীক্ষামূলক বার্তা যাচ্ছে' },
  restore: { en: 'Restore original text', bn: 'মূল লেখা ফিরিয়ে আনুন' },
  restoreAsk: {
    en: 'Your text of this message is replaced by the original one.',
    bn: 'আপনার লেখা মুছে এই বার্তার মূল লেখা ফিরে আসবে।',
  },
  leaveAsk: {
    en: 'Your changes of this message are not saved.',
    bn: 'এই বার্তায় আপনার বদলগুলো সংরক্ষণ করা হয়নি।',
  },
  discard: { en: 'Discard changes', bn: 'বদল বাদ দিন' },
});
