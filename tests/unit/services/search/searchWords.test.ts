import { partsOf, typingErrorsAllowed, wordsOf } from '../../../../services/search/searchWords';

describe('words', () => {
  test('letters with their marks and digits, lower case', () => {
    expect(wordsOf('Men’s T-Shirt (XL), 2 pcs!')).toEqual(['men', 's', 't', 'shirt', 'xl', '2', 'pcs']);
    expect(wordsOf('মিষ্টি কুমড়া, পেঁয়াজ')).toEqual(['মিষ্টি', 'কুমড়া', 'পেঁয়াজ'].map((word) => word.normalize('NFC')));
  });

  test('a vowel sign stays with its letter', () => {
    expect(wordsOf('চাল')).not.toEqual(wordsOf('চুল'));
  });

  test('both ways to type a letter give the same word, with or without invisible joiners', () => {
    expect(wordsOf('\u09DC')).toEqual(wordsOf('\u09A1\u09BC'));
    expect(wordsOf('ক\u200dষ')).toEqual(wordsOf('কষ'));
  });
});

describe('parts', () => {
  test('ends of words from three characters on, never beginning with a mark', () => {
    expect(partsOf('phone')).toEqual(['hone', 'one']);
    expect(partsOf('oil')).toEqual([]);
    for (const part of partsOf('মিষ্টি কুমড়া পেঁয়াজ')) expect(part).not.toMatch(/^\p{M}/u);
  });
});

test('short words allow no typing error, longer ones one or two', () => {
  expect(['চাল', 'oil', 'rice', 'panjabi', 'headphone'].map(typingErrorsAllowed)).toEqual([0, 0, 1, 1, 2]);
});
