import type { Sentence } from './sentence';

export const packageMessages = {
  packageStatusUpdated: { en: 'Status Updated', bn: 'অবস্থা হালনাগাদ হয়েছে' },
  packageWarehouseAssigned: { en: 'Warehouse assigned', bn: 'গুদাম নির্ধারণ করা হয়েছে' },
  packageMoveReversed: { en: 'The move was taken back', bn: 'ধাপটি ফিরিয়ে নেওয়া হয়েছে' },
  packageMoveUndone: { en: 'The move was undone', bn: 'ধাপটি ফিরিয়ে নেওয়া হয়েছে' },
  noteAdded: { en: 'Note added', bn: 'নোট যোগ হয়েছে' },
  packageCanceled: { en: 'The package is canceled', bn: 'প্যাকেজটি বাতিল হয়েছে' },
  orderCanceled: { en: 'Your order is canceled', bn: 'আপনার অর্ডার বাতিল হয়েছে' },
} satisfies Record<string, Sentence>;
