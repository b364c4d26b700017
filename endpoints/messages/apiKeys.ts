import type { Sentence } from './sentence';

export const apiKeyMessages = {
  apiKeyCreated: { en: 'Copy the key now: it is not shown again', bn: 'কী এখনই কপি করুন: এটি আর দেখানো হবে না' },
  apiKeyRevoked: { en: 'The key is revoked', bn: 'কী বাতিল করা হয়েছে' },
} satisfies Record<string, Sentence>;
