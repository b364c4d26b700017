import { canSell, mayLoseWarehouse } from '../../../../domain/shops/canSell';

describe('a shop sells only with a warehouse', () => {
  it.each([
    [{ warehouse: 7 }, true],
    [{ warehouse: { id: 7 } }, true],
    [{ warehouse: null }, false],
    [{}, false],
    [null, false],
  ])('%j: %s', (shop, sells) => expect(canSell(shop)).toBe(sells));

  it.each([
    ['a vendor exchanges it', { warehouse: 1 }, { warehouse: 2 }, false, true],
    ['a vendor takes it away', { warehouse: 1 }, { warehouse: null }, false, false],
    ['a vendor without one saves the rest', { warehouse: null }, { warehouse: null }, false, true],
    ['an admin takes it away', { warehouse: 1 }, { warehouse: null }, true, true],
  ])('%s', (_what, before, after, isAdmin, may) => expect(mayLoseWarehouse(before, after, isAdmin)).toBe(may));
});
