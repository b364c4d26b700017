import { isWithin, stemOf, typingErrorsAllowed, wordsOf } from '../../../../domain/search/words';

describe('words', () => {
  test('are letters with their marks and digits, in lower case', () => {
    expect(wordsOf('Men’s T-Shirt (XL), 2 pcs!')).toEqual(['men', 's', 't', 'shirt', 'xl', '2', 'pcs']);
    expect(wordsOf('মিষ্টি কুমড়া, পেঁয়াজ')).toEqual(['মিষ্টি', 'কুমড়া', 'পেঁয়াজ'].map((word) => word.normalize('NFC')));
  });

  test('keep a vowel sign with its letter', () => {
    expect(wordsOf('চাল')).not.toEqual(wordsOf('চুল'));
  });

  test('are the same for both ways to type a letter, with or without invisible joiners', () => {
    expect(wordsOf('\u09DC')).toEqual(wordsOf('\u09A1\u09BC'));
    expect(wordsOf('ক\u200dষ')).toEqual(wordsOf('কষ'));
  });
});

test('an ending of number or case makes no other word', () => {
  for (const [one, other] of [
    ['lungis', 'lungi'],
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['dresses', 'dress'],
    ['তেলের', 'তেল'],
    ['ঘিয়ের'.normalize('NFC'), 'ঘি'],
  ] as const)
    expect([one, stemOf(one)]).toEqual([one, stemOf(other)]);
  expect(stemOf('glass')).toBe('glass');
});

test('a typing error is a letter more, less or another, or two exchanged', () => {
  for (const typed of ['mustrd', 'mustarrd', 'mustord', 'mustrad']) expect(isWithin(typed, 'mustard', 1)).toBe(true);
  expect(isWithin('mosturd', 'mustard', 1)).toBe(false);
  expect(isWithin('mosturd', 'mustard', 2)).toBe(true);
});

test('short words allow no typing error, longer ones one or two', () => {
  expect(['চাল', 'oil', 'rice', 'panjabi', 'headphone'].map(typingErrorsAllowed)).toEqual([0, 0, 1, 1, 2]);
});
