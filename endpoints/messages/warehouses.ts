import type { Sentence } from './sentence';

export const warehouseMessages = {
  warehouseAdded: { en: 'Warehouse Added', bn: 'গুদাম যোগ হয়েছে' },
  warehouseUpdated: { en: 'Warehouse Updated', bn: 'গুদাম হালনাগাদ হয়েছে' },
  warehouseDeleted: { en: 'Warehouse Deleted', bn: 'গুদাম মুছে ফেলা হয়েছে' },
} satisfies Record<string, Sentence>;
