import { mayLock } from '../../../authority/mayLock';

test.each([
  [['superadmin'], { collectionSlug: 'brands' }, true],
  [['editor'], { collectionSlug: 'pages' }, true],
  [['subadmin'], { globalSlug: 'policies' }, true],
  [['editor'], { collectionSlug: 'brands' }, false],
  [['editor'], { globalSlug: 'site-information' }, false],
  // Payload locks the record where both are named.
  [['editor'], { collectionSlug: 'brands', globalSlug: 'policies' }, false],
  [['vendor'], { collectionSlug: 'pages' }, false],
  [[], { globalSlug: 'policies' }, false],
] as const)('%j opening %j locks it: %s', (held, opened, locks) => {
  expect(mayLock(held, opened)).toBe(locks);
});
