import { defineMessages } from '../../frontend/messages/messages';

export const bulkWords = defineMessages({
  progress: { en: '{done} of {count}', bn: '{count}টির মধ্যে {done}টি' },
  over: { en: 'Done: {good} of {count}', bn: 'শেষ: {count}টির মধ্যে {good}টি হয়েছে' },
  overBad: { en: 'Done: {good} of {count}, refused: {bad}', bn: 'শেষ: {count}টির মধ্যে {good}টি হয়েছে, {bad}টি হয়নি' },
  failed: { en: 'Not done ({count, number}), still chosen:', bn: 'হয়নি ({count, number}টি), বাছাই রয়ে গেছে:' },
  succeeded: { en: 'Done ({count, number}):', bn: 'হয়েছে ({count, number}টি):' },
  and: { en: '{names} and {count, number} more', bn: '{names} এবং আরও {count, number}' },
  notChanged: { en: 'It could not be changed.', bn: 'বদলানো যায়নি।' },
  nothingToDo: { en: 'Nothing can be done with these at once.', bn: 'এগুলোর সবকটিতে একসঙ্গে কিছু করার নেই।' },
  othersStay: {
    en: '{count, plural, one {One more is} other {# more are}} chosen and left as they are.',
    bn: 'বাছাই করা আরও {count, number}টি যেমন আছে তেমনই থাকবে।',
  },
  working: { en: 'Please wait…', bn: 'একটু অপেক্ষা করুন…' },
});
