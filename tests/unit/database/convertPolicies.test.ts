import { convertedPolicies } from '../../../database/convertPolicies';
import { documentOf, plainTextOf } from '../../../domain/richText/plainText';

const nothing = { termsconditions: null, privacypolicy: '', vendorpolicy: null, apppolicy: null };

describe('policies from the time before they had formats', () => {
  test('become documents with the same words, and the first texts of their history', () => {
    const row = { ...nothing, returnpolicy: 'Two days\n\nUnused', returnpolicy_bn: 'দুই দিন', id: 1 };
    const { texts, history } = convertedPolicies(row)!;
    expect(plainTextOf(texts.returnpolicy)).toBe('Two days\n\nUnused');
    expect(plainTextOf(texts.returnpolicy_bn)).toBe('দুই দিন');
    expect([texts.termsconditions, texts.privacypolicy]).toEqual([null, null]);
    expect(history).toEqual([{ policy: 'returnpolicy', text: texts.returnpolicy, text_bn: texts.returnpolicy_bn }]);
  });

  test('a second time nothing is converted, whichever way the database keeps documents', () => {
    const document = documentOf('Two days');
    expect(convertedPolicies({ ...nothing, privacypolicy: null, returnpolicy: JSON.stringify(document) })).toBeNull();
    expect(convertedPolicies({ ...nothing, privacypolicy: null, returnpolicy: document })).toBeNull();
  });

  test('a text that only looks like a document is words', () => {
    const { texts } = convertedPolicies({ returnpolicy: '{"root": no}' })!;
    expect(plainTextOf(texts.returnpolicy)).toBe('{"root": no}');
  });
});
