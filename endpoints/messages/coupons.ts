import type { Sentence } from './sentence';

export const couponMessages = {
  couponAdded: { en: 'Coupon Added', bn: 'কুপন যোগ হয়েছে' },
  couponUpdated: { en: 'Coupon Updated', bn: 'কুপন হালনাগাদ হয়েছে' },
  couponDeleted: { en: 'Coupon Deleted', bn: 'কুপন মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
