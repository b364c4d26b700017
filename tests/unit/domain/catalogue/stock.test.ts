import fc from 'fast-check';
import { stockAfterEdit } from '../../../../domain/catalogue/stock';

const pieces = fc.nat(1_000_000);

describe('the stock after an edit', () => {
  it('is the entered number when nothing was sold in the meantime', () => {
    fc.assert(fc.property(pieces, pieces, (seen, typed) => stockAfterEdit({ now: seen, seen, typed }) === typed));
  });

  it('is unchanged when the number was not edited', () => {
    fc.assert(fc.property(pieces, pieces, (seen, now) => stockAfterEdit({ now, seen, typed: seen }) === now));
  });

  it('is reduced by what was sold in the meantime, and never below zero', () => {
    expect(stockAfterEdit({ now: 7, seen: 10, typed: 15 })).toBe(12);
    expect(stockAfterEdit({ now: 1, seen: 10, typed: 5 })).toBe(0);
  });
});
