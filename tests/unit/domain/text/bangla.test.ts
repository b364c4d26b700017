import { banglaDigits, westernDigits } from '../../../../domain/text/bangla';

describe('digits', () => {
  it('are written in Bangla', () => expect(banglaDigits('৳ 1,234.50')).toBe('৳ ১,২৩৪.৫০'));
  it('are read from Bangla', () => expect(westernDigits('০১৭১২৩৪৫৬৮৯')).toBe('01712345689'));
  it('of a number are written in Bangla', () => expect(banglaDigits(1_234_567_890)).toBe('১২৩৪৫৬৭৮৯০'));
});
