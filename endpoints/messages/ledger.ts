import type { Sentence } from './sentence';

export const ledgerMessages = {
  adjustmentPrepared: {
    en: 'The correction is prepared. Another super admin has to post it.',
    bn: 'সংশোধনটি প্রস্তুত হয়েছে। অন্য একজন সুপার অ্যাডমিনকে খাতায় তুলতে হবে।',
  },
  adjustmentPreparedAlone: {
    en: 'The correction is prepared. A super admin has to post it.',
    bn: 'সংশোধনটি প্রস্তুত হয়েছে। একজন সুপার অ্যাডমিনকে খাতায় তুলতে হবে।',
  },
  adjustmentPosted: { en: 'The correction is posted', bn: 'সংশোধনটি খাতায় উঠেছে' },
  adjustmentDiscarded: { en: 'The correction is discarded', bn: 'সংশোধনটি বাতিল হয়েছে' },
  adjustmentSettingsSaved: { en: 'The rule for corrections is saved', bn: 'সংশোধনের নিয়ম সংরক্ষিত হয়েছে' },
} satisfies Record<string, Sentence>;
