import { isOpen } from '../../../../domain/shops/isOpen';

describe('whether a shop is open', () => {
  it.each([
    ['approved, active', 1, 1, true],
    ['not approved yet', 0, 1, false],
    ['the vendor is suspended', 2, 1, false],
    ['the account is suspended', 1, 0, false],
  ])('%s', (_what, accept, status, open) => expect(isOpen({ accept }, { status })).toBe(open));

  it('not without an account', () => expect(isOpen({ accept: 1 }, null)).toBe(false));
});
