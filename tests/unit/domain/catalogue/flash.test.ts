import fc from 'fast-check';
import { discountPercent, isFlash } from '../../../../domain/catalogue/flash';

describe('the flash sale', () => {
  it('knows the discount in percent', () => {
    expect(discountPercent(850, 1_000)).toBe(15);
    expect(discountPercent(1_000, 1_000)).toBe(0);
    expect(discountPercent(1_200, 1_000)).toBe(0);
    expect(discountPercent(0, 0)).toBe(0);
  });

  it('takes what is discounted by the percentage or more', () => {
    expect(isFlash(15, 15)).toBe(true);
    expect(isFlash(14.9, 15)).toBe(false);
  });

  it('takes nothing that has no discount, even when the percentage is 0', () => {
    expect(isFlash(0, 0)).toBe(false);
    expect(isFlash(0.5, 0)).toBe(true);
  });

  it('agrees with whole-number arithmetic for every price', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 1, max: 100 }), (selling, original, threshold) => {
        const exact = original > selling && (original - selling) * 100 >= threshold * original;
        expect(isFlash(discountPercent(selling, original), threshold)).toBe(exact);
      }),
    );
  });
});
