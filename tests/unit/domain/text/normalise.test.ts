import { containsText, normaliseText, sameText } from '../../../../domain/text/normalise';

describe('text that looks the same', () => {
  it('is equal, however ড় and য় were typed', () => {
    expect('\u09dc').not.toBe('\u09a1\u09bc');
    expect(sameText('\u09dc', '\u09a1\u09bc')).toBe(true);
    expect(sameText('ভেড়ামারা', 'ভেড়ামারা'.normalize('NFD'))).toBe(true);
  });

  it('is compared without regard to case and extra spaces', () =>
    expect(sameText(' Cox’s   Bazar', 'cox’s bazar ')).toBe(true));
  it('differs with another vowel', () => expect(sameText('চাল', 'চুল')).toBe(false));
  it('is stored as NFC, trimmed', () => expect(normaliseText(' ক \n খ ')).toBe('ক খ'));
  it('is found by part of it', () => {
    expect(containsText('Minicate Rice', 'CATE r')).toBe(true);
    expect(containsText('Minicate Rice', 'pasta')).toBe(false);
  });
});
