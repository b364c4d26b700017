import { MASK, maskContacts } from '../../../../domain/questions/maskContacts';

test.each([
  'call 01712345678 now',
  'call +8801712345678 now',
  'call 8801712345678 now',
  'call 008801712345678 now',
  'call +88 017 1234 5678 now',
  'call 017-1234-5678 now',
  'call 0 1 7 1 2 3 4 5 6 7 8 now',
  'call 01712.345.678 now',
  'call ০১৭১২৩৪৫৬৭৮ now',
  'call +৮৮০১৭১২-৩৪৫৬৭৮ now',
  'call ০১৭১২ 345 ৬৭৮ now',
  'call 017\u200b12345678 now',
  'call +966 512345678 now',
  'call rahima.b@example.com now',
  'call rahima @ example.com now',
  'call rahima(at)example(dot)com now',
])('%s', (text) => {
  expect(maskContacts(text)).toBe(`call ${MASK} now`);
});

test('two numbers after each other, and one after an amount', () => {
  expect(maskContacts('01712345678, 01812345678')).toBe(`${MASK}, ${MASK}`);
  expect(maskContacts('2 01712345678')).toBe(`2 ${MASK}`);
});

test.each([
  'order 2611000010112',
  'HTDEMO001221',
  'from 01-12-2026 to 03-12-2026',
  '৳ 1,250 and 12,34,567 taka',
  'sizes 38 40 42 44 46 48',
  'it costs 500 @ 2 pieces',
  'কটি আছে? ১০টা লাগবে।',
])('%s stays as it is', (text) => {
  expect(maskContacts(text)).toBe(text);
});

test('a long text without numbers is looked at in a moment', () => {
  const began = performance.now();
  maskContacts('a.'.repeat(500) + '1 '.repeat(500));
  expect(performance.now() - began).toBeLessThan(500);
});
