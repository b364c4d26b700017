import type { Sentence } from './sentence';

export const brandMessages = {
  brandAdded: { en: 'Brand Added', bn: 'ব্র্যান্ড যোগ হয়েছে' },
  brandUpdated: { en: 'Brand Updated', bn: 'ব্র্যান্ড হালনাগাদ হয়েছে' },
  brandDeleted: { en: 'Brand Deleted', bn: 'ব্র্যান্ড মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
