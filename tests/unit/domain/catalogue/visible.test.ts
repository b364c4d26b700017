import { isVisible } from '../../../../domain/catalogue/visible';

const shown = { status: 1, verify: 1, shopOpen: true, hasWarehouse: true, categoryStatuses: [1, 1, 1] };

describe('who may see a product', () => {
  it('everybody, when it is shown, approved, of an approved vendor and in active categories', () => {
    expect(isVisible(shown)).toBe(true);
    expect(isVisible({ ...shown, categoryStatuses: [1] })).toBe(true);
  });

  it.each([
    ['it is hidden', { status: 0 }],
    ['it waits for approval', { verify: 0 }],
    ['it was rejected', { verify: 2 }],
    ['its shop is closed', { shopOpen: false }],
    ['its shop has no warehouse', { hasWarehouse: false }],
    ['its main category is hidden', { categoryStatuses: [0, 1, 1] }],
    ['its sub category is hidden', { categoryStatuses: [1, 0, 1] }],
    ['its child category is hidden', { categoryStatuses: [1, 1, 0] }],
    ['it has no category', { categoryStatuses: [] }],
  ])('not the public, when %s', (_why, change) => expect(isVisible({ ...shown, ...change })).toBe(false));
});
