import { formats } from '../../../frontend/formats/formats';
import { inLanguage } from '../../../frontend/formats/inLanguage';

const { en, bn } = formats;

describe('formats', () => {
  test('group by thousands in English and by lakh in Bangla', () => {
    expect([0, 999, 1_234_567, -12_345].map(en.number)).toEqual(['0', '999', '1,234,567', '−12,345']);
    expect([0, 999, 1_234_567, -12_345].map(bn.number)).toEqual(['০', '৯৯৯', '১২,৩৪,৫৬৭', '−১২,৩৪৫']);
  });

  test('put the sign of a taka amount before ৳', () => {
    expect([en.taka(1250), en.taka(-5), bn.taka(100_000)]).toEqual(['৳1,250', '−৳5', '৳১,০০,০০০']);
  });

  test('show one decimal place and the digits in texts', () => {
    expect([en.oneDecimal(12.34), bn.oneDecimal(7), bn.digits('A-10')]).toEqual(['12.3', '৭.০', 'A-১০']);
  });

  test('show dates and times in Dhaka, and nothing for an invalid time', () => {
    const late = '2026-02-28T18:05:09.000Z';
    expect([en.day(late), en.moment(late)]).toEqual(['01/03/2026', '01/03/2026 00:05:09']);
    expect([bn.day(late), bn.moment(late)]).toEqual(['০১/০৩/২০২৬', '০১/০৩/২০২৬ ০০:০৫:০৯']);
    expect([en.day('soon'), bn.moment('')]).toEqual(['', '']);
  });

  test('show a record’s name in the reader’s language, or in the only one it has', () => {
    const both = { name: 'Rice', name_bn: 'চাল' };
    expect([en.nameOf(both), bn.nameOf(both), bn.nameOf({ name: 'Rice', name_bn: '' }), bn.nameOf(null)]).toEqual([
      'Rice',
      'চাল',
      'Rice',
      '',
    ]);
  });
});

describe('a text in both languages', () => {
  const text = 'Fresh rice from Dinajpur / দিনাজপুরের নতুন চাল';

  test('is shown in the reader’s language', () => {
    expect(inLanguage(text, 'en')).toBe('Fresh rice from Dinajpur');
    expect(inLanguage(text, 'bn')).toBe('দিনাজপুরের নতুন চাল');
  });

  test('is shown as it is when it has only one language', () => {
    expect(inLanguage('Fresh rice.', 'bn')).toBe('Fresh rice.');
  });
});
