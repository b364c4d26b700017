import fc from 'fast-check';
import { isEditedSince, staleStock, stockAfterEdit } from '../../../../domain/catalogue/stock';

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

describe('another edit since a stock was seen', () => {
  it('is none when pieces were sold, or came back from canceled orders', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: -1_000, max: 1_000 }), (qty, sold, moved) =>
        expect(isEditedSince({ qty, sold }, { qty: qty - moved, sold: sold + moved })).toBe(false),
      ),
    );
  });

  it('is noticed however many were sold besides', () => {
    expect(isEditedSince({ qty: 5, sold: 2 }, { qty: 8, sold: 2 })).toBe(true);
    expect(isEditedSince({ qty: 5, sold: 2 }, { qty: 2, sold: 3 })).toBe(true);
  });

  it('is not known to whoever did not say how many were sold', () => {
    expect(isEditedSince({ qty: 5 }, { qty: 8, sold: 2 })).toBe(false);
  });

  it('is told with the number of now, only to whoever types another one', () => {
    const [seen, now] = [
      { qty: 5, sold: 0 },
      { qty: 8, sold: 0 },
    ];
    expect(staleStock(5, seen, now)).toBeNull();
    expect(staleStock(6, seen, now)).toEqual({ code: 'stockChanged', params: { qty: 8 } });
  });
});
