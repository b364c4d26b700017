import { describe, expect, it } from '@jest/globals';
import { changedAmount, followedPrices } from '../../../../domain/products/amountChange';

describe('an amount that is changed for many', () => {
  it('is set, raised or lowered by an amount', () => {
    expect(changedAmount(450, { kind: 'set', by: 'amount', value: 399 })).toBe(399);
    expect(changedAmount(450, { kind: 'raise', by: 'amount', value: 25 })).toBe(475);
    expect(changedAmount(450, { kind: 'lower', by: 'amount', value: 500 })).toBe(-50);
  });

  it('is raised or lowered by whole taka of a percentage', () => {
    expect(changedAmount(199, { kind: 'raise', by: 'percent', value: 10 })).toBe(218);
    expect(changedAmount(199, { kind: 'lower', by: 'percent', value: 10 })).toBe(180);
    expect(changedAmount(5, { kind: 'raise', by: 'percent', value: 10 })).toBe(5);
  });
});

describe('the original price, when the selling price changes', () => {
  it('stays the same as the selling price without a discount', () => {
    expect(followedPrices({ selling_price: 100, original_price: 100 }, 120)).toEqual({
      selling_price: 120,
      original_price: 120,
    });
    expect(followedPrices({ selling_price: 100, original_price: 100 }, 80).original_price).toBe(80);
  });

  it('stays where it was with a discount, and is never below', () => {
    expect(followedPrices({ selling_price: 80, original_price: 100 }, 90).original_price).toBe(100);
    expect(followedPrices({ selling_price: 80, original_price: 100 }, 130).original_price).toBe(130);
  });
});
