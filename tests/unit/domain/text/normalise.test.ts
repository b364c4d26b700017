import { containsText, normaliseText, sameText } from '../../../../domain/text/normalise';

describe('text that looks the same', () => {
  it('is the same, however ড় and য় were typed', () => {
    expect('\u09dc').not.toBe('\u09a1\u09bc');
    expect(sameText('\u09dc', '\u09a1\u09bc')).toBe(true);
    expect(sameText('ভেড়ামারা', 'ভেড়ামারা'.normalize('NFD'))).toBe(true);
  });

  it('is compared without capitals and extra spaces', () =>
    expect(sameText(' Cox’s   Bazar', 'cox’s bazar ')).toBe(true));
  it('is not the same with another vowel', () => expect(sameText('চাল', 'চুল')).toBe(false));
  it('is kept as NFC, trimmed', () => expect(normaliseText(' ক \n খ ')).toBe('ক খ'));
  it('is found by a part of it', () => {
    expect(containsText('Minicate Rice', 'CATE r')).toBe(true);
    expect(containsText('Minicate Rice', 'pasta')).toBe(false);
  });
});
