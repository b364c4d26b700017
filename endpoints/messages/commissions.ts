import type { Sentence } from './sentence';

export const commissionMessages = {
  commissionAdded: { en: 'Commission Rule Added', bn: 'কমিশনের নিয়ম যোগ হয়েছে' },
  commissionUpdated: { en: 'Commission Rule Updated', bn: 'কমিশনের নিয়ম হালনাগাদ হয়েছে' },
  commissionDeleted: { en: 'Commission Rule Deleted', bn: 'কমিশনের নিয়ম মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
