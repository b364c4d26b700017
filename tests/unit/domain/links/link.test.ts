import { isRecordKind, linkAddress } from '../../../../domain/links/link';

test.each([
  ['/grocery', '/grocery'],
  [' /multi-vendor/mall?x=1 ', '/mall?x=1'],
  ['/multi-vendor', '/'],
  ['/multi-vendors', '/multi-vendors'],
  ['https://example.com/a?b=ক', 'https://example.com/a?b=ক'],
])('%s is kept as %s', (typed, kept) => expect(linkAddress(typed)).toBe(kept));

test.each([
  '',
  'grocery',
  '//evil.example',
  '/multi-vendor//evil.example',
  'https://shop@evil.example/',
  '/\\evil.example',
  '/a b',
  'http://example.com',
  'https://localhost',
  'https:///x.y',
  'https://user@example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  `/${'x'.repeat(500)}`,
])('%s is no address', (typed) => expect(linkAddress(typed)).toBeNull());

test('a record is what has a page of its own', () => {
  expect(['product', 'shop', 'address', 'none', null].map((kind) => isRecordKind(kind))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
