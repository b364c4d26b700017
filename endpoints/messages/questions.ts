import type { Sentence } from './sentence';

export const questionMessages = {
  questionSent: { en: 'Your question is sent', bn: 'আপনার প্রশ্ন পাঠানো হয়েছে' },
  messageSent: { en: 'Message sent', bn: 'বার্তা পাঠানো হয়েছে' },
  questionClosed: { en: 'The question is closed', bn: 'প্রশ্নটি বন্ধ করা হয়েছে' },
} satisfies Record<string, Sentence>;
