import type { Sentence } from './sentence';

export const packageMessages = {
  packageStatusUpdated: { en: 'Status Updated', bn: 'অবস্থা হালনাগাদ হয়েছে' },
} satisfies Record<string, Sentence>;
