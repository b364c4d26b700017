import { words } from '../shared/words/words';

export const bulkWords = words({
  progress: { en: '{done} of {count}', bn: '{count}টির মধ্যে {done}টি' },
  over: { en: 'Done: {good} of {count}', bn: 'শেষ: {count}টির মধ্যে {good}টি হয়েছে' },
  failed: { en: 'Not done ({count}), still chosen:', bn: 'হয়নি ({count}টি), বাছাই রয়ে গেছে:' },
  working: { en: 'Please wait…', bn: 'একটু অপেক্ষা করুন…' },
});
