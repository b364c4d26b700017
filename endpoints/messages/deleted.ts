import type { Sentence } from './sentence';

export const deletedMessages = {
  deletedRestored: { en: 'Restored', bn: 'ফিরিয়ে আনা হয়েছে' },
  deletedDropped: { en: 'Deleted for good', bn: 'চিরতরে মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
