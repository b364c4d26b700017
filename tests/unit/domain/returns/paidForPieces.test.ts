import fc from 'fast-check';
import { sumOf } from '../../../../domain/money';
import { paidForPieces } from '../../../../domain/returns/paidForPieces';

const parcel = fc
  .record({
    goods: fc.array(fc.record({ price: fc.integer({ min: 0, max: 50_000 }), qty: fc.integer({ min: 1, max: 10 }) }), {
      minLength: 1,
      maxLength: 8,
    }),
    part: fc.nat(),
  })
  .map(({ goods, part }) => {
    const lines = goods.map(({ price, qty }, id) => ({ id, qty, total: price * qty }));
    return { lines, coupon_amount: part % (sumOf(lines.map(({ total }) => total)) + 1) };
  });

describe('what was paid for returned pieces', () => {
  it('is the goods less the coupon when everything comes back, and never below zero', () => {
    fc.assert(
      fc.property(parcel, (sent) => {
        const each = sent.lines.map(({ id, qty }) => paidForPieces(sent, { line: id, qty }));
        expect(sumOf(each)).toBe(sumOf(sent.lines.map(({ total }) => total)) - sent.coupon_amount);
        for (const amount of each) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('counts the share of the coupon that the order kept: the coupon may have been for other lines only', () => {
    const lines = [
      { id: 1, qty: 2, total: 200, coupon_amount: 50 },
      { id: 2, qty: 1, total: 300, coupon_amount: 0 },
    ];
    expect(paidForPieces({ coupon_amount: 50, lines }, { line: 1, qty: 1 })).toBe(75);
    expect(paidForPieces({ coupon_amount: 50, lines }, { line: 2, qty: 1 })).toBe(300);
  });

  it('grows with the pieces, never above what the whole line cost', () => {
    fc.assert(
      fc.property(parcel, (sent) => {
        for (const { id, qty, total } of sent.lines) {
          const byPieces = Array.from({ length: qty }, (_, more) => paidForPieces(sent, { line: id, qty: more + 1 }));
          expect([...byPieces].sort((a, b) => a - b)).toEqual(byPieces);
          expect(byPieces.at(-1)).toBeLessThanOrEqual(total);
        }
      }),
    );
  });

  it('takes the coupon off in proportion', () => {
    const sent = {
      coupon_amount: 100,
      lines: [
        { id: 1, qty: 3, total: 900 },
        { id: 2, qty: 1, total: 100 },
      ],
    };
    expect(paidForPieces(sent, { line: 1, qty: 1 })).toBe(270);
    expect(paidForPieces(sent, { line: 1, qty: 3 })).toBe(810);
    expect(paidForPieces(sent, { line: 2, qty: 1 })).toBe(90);
    expect(paidForPieces(sent, { line: 3, qty: 1 })).toBe(0);
  });
});
