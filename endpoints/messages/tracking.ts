import type { Sentence } from './sentence';

export const trackingMessages = {
  noSuchOrder: { en: 'Invalid Order Number', bn: 'অর্ডার নম্বরটি সঠিক নয়' },
} satisfies Record<string, Sentence>;
