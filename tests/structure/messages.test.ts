import { fieldMessages } from '../../endpoints/messages/fields';
import { parameterMessages } from '../../endpoints/messages/parameters';
import { sentences } from '../../endpoints/messages/index';
import { setUpMessages } from '../../http/setUp/setUp.messages';

const all = [sentences, fieldMessages, parameterMessages, setUpMessages].flatMap((each) => Object.entries(each));
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();

describe('the messages of the server', () => {
  test('are Bangla in Bangla and not in English', () => {
    expect(all.filter(([, { bn }]) => !/[ঀ-৿]/.test(bn)).map(([code]) => code)).toEqual([]);
    expect(all.filter(([, { en }]) => /[ঀ-৿]/.test(en)).map(([code]) => code)).toEqual([]);
  });

  test('use the same values in both languages', () => {
    const odd = all.filter(([, { en, bn }]) => placeholders(bn).some((name) => !placeholders(en).includes(name)));
    expect(odd.map(([code]) => code)).toEqual([]);
  });

  test('are in NFC', () => {
    expect(all.filter(([, { bn }]) => bn !== bn.normalize('NFC')).map(([code]) => code)).toEqual([]);
  });
});
