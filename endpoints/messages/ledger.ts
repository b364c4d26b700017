import type { Sentence } from './sentence';

export const ledgerMessages = {
  adjustmentPrepared: {
    en: 'The correction is waiting for another person',
    bn: 'সংশোধনটি অন্য একজনের অনুমোদনের অপেক্ষায় আছে',
  },
  adjustmentPosted: { en: 'The correction is posted', bn: 'সংশোধনটি খাতায় উঠেছে' },
  adjustmentDiscarded: { en: 'The correction is discarded', bn: 'সংশোধনটি বাতিল হয়েছে' },
  adjustmentSettingsSaved: { en: 'The rule for corrections is saved', bn: 'সংশোধনের নিয়ম সংরক্ষিত হয়েছে' },
} satisfies Record<string, Sentence>;
