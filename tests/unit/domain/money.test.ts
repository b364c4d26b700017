import fc from 'fast-check';
import { lineTotal, percentOf, splitByLargestRemainder, sumOf } from '../../../domain/money';

const amount = fc.integer({ min: 0, max: 100_000_000 });
const weights = fc.array(amount, { minLength: 1, maxLength: 40 });

describe('a percentage of an amount', () => {
  it('rounds down to whole taka', () => {
    expect(percentOf(999, 10)).toBe(99);
    expect(percentOf(1_000, 10)).toBe(100);
    expect(percentOf(0, 50)).toBe(0);
  });

  it('is never more than the amount up to 100 percent, and never negative', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100 }), (whole, percent) => {
        const part = percentOf(whole, percent);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(whole);
        expect(Number.isInteger(part)).toBe(true);
      }),
    );
  });

  it('refuses fractional amounts and negative percentages', () => {
    expect(() => percentOf(10.5, 10)).toThrow(RangeError);
    expect(() => percentOf(-1, 10)).toThrow(RangeError);
    expect(() => percentOf(10, -1)).toThrow(RangeError);
    expect(() => percentOf(10, Number.NaN)).toThrow(RangeError);
  });
});

describe('dividing an amount', () => {
  it('gives the rest to the largest remainders', () => {
    expect(splitByLargestRemainder(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitByLargestRemainder(10, [3, 3, 4])).toEqual([3, 3, 4]);
    expect(splitByLargestRemainder(100, [1, 5])).toEqual([17, 83]);
    expect(splitByLargestRemainder(50, [333, 333, 334])).toEqual([17, 16, 17]);
  });

  it('gives nothing to a weight of zero unless all weights are zero', () => {
    expect(splitByLargestRemainder(7, [0, 3, 0])).toEqual([0, 7, 0]);
    expect(splitByLargestRemainder(7, [0, 0])).toEqual([4, 3]);
  });

  it('divides zero among no weights, and refuses any other amount', () => {
    expect(splitByLargestRemainder(0, [])).toEqual([]);
    expect(() => splitByLargestRemainder(1, [])).toThrow(RangeError);
  });

  it('refuses negative and fractional weights and totals', () => {
    expect(() => splitByLargestRemainder(10, [1, -1])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(10, [0.5])).toThrow(RangeError);
    expect(() => splitByLargestRemainder(-10, [1])).toThrow(RangeError);
  });

  it('always sums to the total with no negative part, each within one taka of its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (total, shares) => {
        const parts = splitByLargestRemainder(total, shares);
        expect(parts).toHaveLength(shares.length);
        expect(sumOf(parts)).toBe(total);
        const all = shares.reduce((sum, share) => sum + BigInt(share), 0n);
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0);
          const distance = BigInt(part) * all - BigInt(total) * BigInt(shares[index] ?? 0);
          expect(all === 0n || (distance < all && distance > -all)).toBe(true);
        }
      }),
    );
  });

  it('never gives a part more than its weight when the total is no more than all weights', () => {
    fc.assert(
      fc.property(weights, fc.nat(), (shares, seed) => {
        const all = sumOf(shares);
        const total = all === 0 ? 0 : seed % (all + 1);
        for (const [index, part] of splitByLargestRemainder(total, shares).entries()) {
          expect(part).toBeLessThanOrEqual(shares[index] ?? 0);
        }
      }),
    );
  });
});

describe('the price of a line', () => {
  it('is the price times the pieces', () => expect(lineTotal(120, 3)).toBe(360));
  it('refuses a fractional number of pieces', () => expect(() => lineTotal(120, 1.5)).toThrow(RangeError));
});
