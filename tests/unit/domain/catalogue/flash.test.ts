import fc from 'fast-check';
import { discountPercent, flashEnd, isFlashOver } from '../../../../domain/catalogue/flash';

describe('the discount in percent', () => {
  it('is 0 if the price is not lower', () => {
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

describe('the end of the flash sale', () => {
  it('is midnight in Dhaka after its last day', () => {
    expect(flashEnd('2026-11-23')?.toISOString()).toBe('2026-11-23T18:00:00.000Z');
    expect(isFlashOver('2026-11-23', new Date('2026-11-23T17:59:59.999Z'))).toBe(false);
    expect(isFlashOver('2026-11-23', new Date('2026-11-23T18:00:00.000Z'))).toBe(true);
  });

  it.each(['', null, undefined, '2026-02-30'])('does not come without a day: %s', (lastDay) => {
    expect(flashEnd(lastDay)).toBeNull();
    expect(isFlashOver(lastDay, new Date('2099-01-01'))).toBe(false);
  });
});
