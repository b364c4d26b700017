import { couponTurn, isCouponShown } from '../../../../domain/pages/couponShown';
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

test('product rows defined by a rule are counted, those chosen by hand are not', () => {
  const rows = ['hand', 'newest', 'offer'].map((rule) => ({ blockType: 'products', rule }));
  expect(countRules([...rows, { blockType: 'text' }])).toBe(2);
});

describe('a coupon', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const [before, after] = [new Date('2026-11-23T11:00:00Z'), new Date('2026-11-23T13:00:00Z')];
  const usable = { status: 1, remain: 1, starts_at: null, ends_at: null };

  test.each([
    [{}, true],
    [{ status: 0 }, false],
    [{ remain: 0 }, false],
    [{ starts_at: before, ends_at: after }, true],
    [{ starts_at: after }, false],
    [{ ends_at: before }, false],
  ])('with %j is shown: %s', (more, shown) => expect(isCouponShown({ ...usable, ...more }, now)).toBe(shown));

  test('is another one when it next begins or ends', () => {
    expect(couponTurn({ starts_at: after, ends_at: null }, now)).toEqual(after);
    const over = new Date('2026-11-23T13:01:00Z');
    expect(couponTurn({ starts_at: before, ends_at: after }, now)).toEqual(over);
    expect(couponTurn({ starts_at: before, ends_at: now }, now)).toEqual(new Date('2026-11-23T12:01:00Z'));
    expect(couponTurn({ starts_at: before, ends_at: null }, now)).toBeNull();
  });
});
