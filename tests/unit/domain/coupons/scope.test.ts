import { isInScope, scopeIds, scopeText, subtotalInScope } from '../../../../domain/coupons/scope';

const line = (more: object = {}) => ({
  vendor: '1',
  category: '10',
  subcategory: '20',
  childcategory: null,
  price: 100,
  qty: 2,
  ...more,
});

describe('the goods a coupon is for', () => {
  it.each([
    [0, [], true],
    [1, ['1', '2'], true],
    [1, ['2'], false],
    [2, ['10'], true],
    [3, ['10'], false],
    [3, ['20'], true],
    [4, ['30'], false],
    // No scope that this release knows: for nothing.
    [9, ['1'], false],
  ])('scope %i of %j: %s', (scope, ids, isIn) => expect(isInScope({ scope, ids }, line())).toBe(isIn));

  it('cost what their lines cost together', () => {
    const lines = [line(), line({ vendor: '2' }), line({ vendor: '1', price: 7, qty: 1 })];
    expect(subtotalInScope({ scope: 1, ids: ['1'] }, lines)).toBe(207);
    expect(subtotalInScope({ scope: 0, ids: [] }, lines)).toBe(407);
  });

  it('are kept as a text, each id once', () => {
    expect(scopeText([3, '7', 3])).toBe('3,7');
    expect(scopeIds(' 3, 7,,')).toEqual(['3', '7']);
    expect(scopeIds(null)).toEqual([]);
  });
});
