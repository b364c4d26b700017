import fc from 'fast-check';
import { discountPercent } from '../../../../domain/catalogue/flash';

describe('the discount in percent', () => {
  it('is nothing where the price is not lower', () => {
    expect(discountPercent(850, 1_000)).toBe(15);
    expect(discountPercent(1_000, 1_000)).toBe(0);
    expect(discountPercent(1_200, 1_000)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });

  it('reaches a percentage exactly where whole-number arithmetic says so, for every price', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 100 }), (selling, original, threshold) => {
        const exact = original > selling && (original - selling) * 100 >= threshold * original;
        expect(discountPercent(selling, original) >= threshold).toBe(exact);
      }),
    );
  });
});
