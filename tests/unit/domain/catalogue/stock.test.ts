import fc from 'fast-check';
import { stockAfterEdit } from '../../../../domain/catalogue/stock';

const pieces = fc.nat(1_000_000);

describe('the stock after an edit', () => {
  it('is what was typed where nothing was sold meanwhile', () => {
    fc.assert(fc.property(pieces, pieces, (seen, typed) => stockAfterEdit({ now: seen, seen, typed }) === typed));
  });

  it('stays as it is where the number was left alone', () => {
    fc.assert(fc.property(pieces, pieces, (seen, now) => stockAfterEdit({ now, seen, typed: seen }) === now));
  });

  it('is less by what was sold meanwhile, and never below zero', () => {
    expect(stockAfterEdit({ now: 7, seen: 10, typed: 15 })).toBe(12);
    expect(stockAfterEdit({ now: 1, seen: 10, typed: 5 })).toBe(0);
  });
});
