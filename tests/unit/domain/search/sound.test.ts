import { learn, makeVocabulary, meantBy } from '../../../../domain/search/vocabulary';

const knowing = (...texts: string[]) => {
  const vocabulary = makeVocabulary();
  for (const text of texts) learn(vocabulary, text);
  return (word: string) => [...meantBy(vocabulary, word).keys()];
};

describe('sound', () => {
  test('joins what people type for one Bangla word', () => {
    const meant = knowing('চাল', 'চুল', 'ছোলা', 'ডাল', 'পেঁয়াজ', 'চিংড়ি', 'মসুর', 'শাড়ি', 'র‍্যাকেট', 'দই');
    const spellings: [string, string[]][] = [
      ['চাল', ['chal', 'chaal', 'chaul']],
      ['চুল', ['chul', 'chool']],
      ['ছোলা', ['chola', 'chhola']],
      ['ডাল', ['dal', 'daal', 'dhal']],
      ['পেঁয়াজ', ['peyaj', 'piyaj', 'peyaz', 'pyaj']],
      ['চিংড়ি', ['chingri', 'chingree']],
      ['মসুর', ['mosur', 'masoor', 'moshur', 'mushur']],
      ['শাড়ি', ['shari', 'sari', 'saree']],
      ['র্যাকেট', ['raket', 'racket']],
      ['দই', ['doi']],
    ];
    for (const [word, typed] of spellings)
      for (const each of typed) expect([each, meant(each)]).toEqual([each, [word.normalize('NFC')]]);
  });

  test('a vowel that is written in Bangla letters is meant as it is', () => {
    const meant = knowing('চাল', 'চুল');
    expect([meant('চাল'), meant('চুল'), meant('চেল')]).toEqual([['চাল'], ['চুল'], []]);
  });

  test('a known Latin word is not taken for another one', () => {
    const meant = knowing('shirt', 'short', 'sandal', 'dal');
    expect([meant('shirt'), meant('dal')]).toEqual([['shirt'], ['dal']]);
  });
});
