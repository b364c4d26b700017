import { refundAccount } from '../../../../domain/returns/refundAccount';

describe('the account of a refund', () => {
  it.each([
    '01712345678',
    '+8801712345678',
    '8801712345678',
    '008801712345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮ ০১৭১২-৩৪৫৬৭৮',
    ' 017 1234-5678 ',
    '(017)12345678',
  ])('written as %p is one number', (typed) => expect(refundAccount(typed)).toBe('01712345678'));

  it.each([
    '',
    'my bKash',
    '12345',
    '0171234567',
    '017123456789',
    '01212345678',
    '02712345678',
    '+966512345678',
    '4111111111111111',
    'x01712345678',
    '01712345678; 01812345678',
  ])('cannot be %p', (typed) => expect(refundAccount(typed)).toBeNull());
});
