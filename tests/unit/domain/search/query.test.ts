import { correctionOf } from '../../../../domain/search/correct';
import { readQuery, readTyped } from '../../../../domain/search/query';
import { fitOf } from '../../../../domain/search/rank';
import { makeSynonyms } from '../../../../domain/search/synonyms';
import { learn, makeVocabulary } from '../../../../domain/search/vocabulary';

const products = [
  { name: 'Masoor Dal 1 Kg', bangla: 'মসুর ডাল ১ কেজি', category: 'Dal ডাল' },
  { name: 'Leather Sandal', bangla: 'চামড়ার স্যান্ডেল', category: 'Shoes জুতা' },
  { name: 'Miniket Rice 5 Kg', bangla: 'মিনিকেট চাল ৫ কেজি', category: 'Rice চাল' },
  { name: 'Rice Cooker', bangla: 'রাইস কুকার', category: 'Rice Cookers রাইস কুকার' },
  { name: 'Power Bank 20000 mAh', bangla: 'পাওয়ার ব্যাংক', category: 'Power Banks' },
  { name: 'Bangla Keyboard', bangla: 'বাংলা কিবোর্ড', category: 'Keyboards' },
];

const vocabulary = makeVocabulary();
const indexed = products.map(({ name, bangla, category }) => ({
  name,
  words: {
    names: [learn(vocabulary, name), learn(vocabulary, bangla)],
    brand: [],
    shop: [],
    categories: [learn(vocabulary, category)],
  },
}));
const synonyms = makeSynonyms(['lentil, dal', 'cell charger, power bank']);
const termsOf = (text: string, tolerant = false) => readQuery(vocabulary, synonyms, text, tolerant);
const search = (text: string, tolerant = false): string[] =>
  indexed
    .map(({ name, words }) => ({ name, fit: fitOf(words, termsOf(text, tolerant), false) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ name }) => name);

test('a short word that is known does not find longer ones around it', () => {
  expect(search('dal')).toEqual(['Masoor Dal 1 Kg']);
});

test('what it is comes before what only mentions it', () => {
  expect(search('rice')).toEqual(['Miniket Rice 5 Kg', 'Rice Cooker']);
});

test('words of both scripts, in any order, with numbers beside their units', () => {
  for (const text of ['chal miniket', 'মিনিকেট chal', '5kg miniket rice', 'miniket er dam'])
    expect([text, search(text)[0]]).toEqual([text, 'Miniket Rice 5 Kg']);
});

test('the same words spaced otherwise', () => {
  expect([search('powerbank'), search('key board')]).toEqual([['Power Bank 20000 mAh'], ['Bangla Keyboard']]);
});

test('synonyms of one word and of several', () => {
  expect([search('lentils'), search('cell charger')]).toEqual([['Masoor Dal 1 Kg'], ['Power Bank 20000 mAh']]);
});

test('a typing error finds the word, and tells what may have been meant', () => {
  expect(search('keyboadr')).toEqual(['Bangla Keyboard']);
  expect(correctionOf(vocabulary, termsOf('bangla keyboadr'))).toBe('bangla keyboard');
  expect([correctionOf(vocabulary, termsOf('chal')), correctionOf(vocabulary, termsOf('keyboard'))]).toEqual([
    null,
    null,
  ]);
});

describe('while it is being typed', () => {
  const begun = (text: string): string[] =>
    indexed
      .map(({ name, words }) => ({ name, fit: fitOf(words, readTyped(vocabulary, synonyms, text), false) }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit)
      .map(({ name }) => name);

  test('the last word may be the beginning of one, as it is written and as it sounds', () => {
    for (const text of ['mi', 'mini', 'মি', 'miniket ri', 'miniket cha', 'chal mini'])
      expect([text, begun(text)]).toEqual([text, expect.arrayContaining(['Miniket Rice 5 Kg'])]);
    for (const text of ['keyb', 'bangla ke', 'বাংলা কি'])
      expect([text, begun(text)]).toEqual([text, ['Bangla Keyboard']]);
  });

  test('an exact word comes before those that begin with it', () => {
    expect(begun('rice')[0]).toBe('Miniket Rice 5 Kg');
    expect(begun('dal')).toEqual(['Masoor Dal 1 Kg']);
  });

  test('an ignored word may become the beginning of a meaningful one', () => {
    expect(begun('on')).toEqual([]);
    expect(begun('price of b')).toEqual(expect.arrayContaining(['Bangla Keyboard']));
  });

  test('the others have to be there as a whole', () => {
    expect([begun('mini rice'), begun('keyb bangla x')]).toEqual([['Miniket Rice 5 Kg'], []]);
  });

  test('synonyms by their beginning', () => {
    expect([begun('lenti'), begun('cell charger')]).toEqual([['Masoor Dal 1 Kg'], ['Power Bank 20000 mAh']]);
  });

  test('nothing is asked by nothing', () => {
    expect(readTyped(vocabulary, synonyms, ' %& ')).toEqual([]);
  });
});
