import { isCouponShown } from '../../../../domain/pages/couponShown';
import { mostOldSlugs } from '../../../../domain/pages/limits';
import { oldSlugsAfter } from '../../../../domain/pages/oldSlugs';
import { countRules } from '../../../../domain/pages/productRules';

describe('the addresses a page had before', () => {
  test('are kept when its slug changes, the newest last', () => {
    expect(oldSlugsAfter(['eid-2024'], 'eid-2025', 'eid')).toEqual(['eid-2024', 'eid-2025']);
  });
  test('are not its own, also when it goes back to one', () => {
    expect(oldSlugsAfter(['eid', 'sale'], 'eid-2025', 'eid')).toEqual(['sale', 'eid-2025']);
    expect(oldSlugsAfter([], 'eid', 'eid')).toEqual([]);
  });
  test('are none of a page nobody has seen', () => expect(oldSlugsAfter([], null, 'eid')).toEqual([]));
  test('are no more than so many', () => {
    const many = Array.from({ length: mostOldSlugs }, (_, place) => `old-${place}`);
    const after = oldSlugsAfter(many, 'newest', 'eid');
    expect([after.length, after[0], after.at(-1)]).toEqual([mostOldSlugs, 'old-1', 'newest']);
  });
});

test('rows of products that are found by a rule are counted, those chosen by hand are not', () => {
  const rows = ['hand', 'newest', 'offer'].map((rule) => ({ blockType: 'products', rule }));
  expect(countRules([...rows, { blockType: 'text' }])).toBe(2);
});

test('a coupon is shown while it can be used', () => {
  expect(isCouponShown({ status: 1, remain: 1 })).toBe(true);
  expect(isCouponShown({ status: 0, remain: 1 })).toBe(false);
  expect(isCouponShown({ status: 1, remain: 0 })).toBe(false);
});
