import { internationalMobile, normaliseMobile } from '../../../domain/mobiles';

const same = { mobile: '01712345678', prefix: '+88' };

describe('a mobile number', () => {
  it.each([
    '+8801712345678',
    '8801712345678',
    '01712345678',
    '008801712345678',
    '017-1234 5678',
    '০১৭১২৩৪৫৬৭৮',
    '+88 01712-345678',
  ])('written as %p is the same number', (typed) => expect(normaliseMobile(typed)).toEqual(same));

  it.each(['+966512345678', '966512345678', '+9660512345678', '00966512345678'])(
    'of Saudi Arabia written as %p is the same number',
    (typed) => {
      expect(normaliseMobile(typed)).toEqual({ mobile: '0512345678', prefix: '+966' });
    },
  );

  it('uses the selected country prefix', () => {
    expect(normaliseMobile('0512345678', '+966')).toEqual({ mobile: '0512345678', prefix: '+966' });
    expect(normaliseMobile('01712345678', '+966')).toEqual({ mobile: '01712345678', prefix: '+966' });
    expect(normaliseMobile('01712345678', '+88')).toEqual(same);
  });

  it.each([
    '',
    '0171234567',
    '017123456789',
    '1712345678',
    '+4401712345678',
    'someone@demo.test',
    '01712345abc',
    '02712345678',
    '+966412345678',
    `${'0'.repeat(400)}1`,
  ])('is not %p', (typed) => expect(normaliseMobile(typed)).toBeNull());

  it('is passed to gateways with the country code and without a plus', () => {
    expect(internationalMobile(same)).toBe('8801712345678');
    expect(internationalMobile({ mobile: '01712345678', prefix: '' })).toBe('8801712345678');
    expect(internationalMobile({ mobile: '0512345678', prefix: '+966' })).toBe('966512345678');
  });
});
