import { describe, expect, it } from '@jest/globals';
import { changeOf, typedNumber } from '../../../../admin-components/screens/products/amounts';
import type { ProductRow } from '../../../../admin-components/screens/products/useProductList';

describe('a number typed into a cell', () => {
  it('is read in either script, with its separators and the sign of the taka', () => {
    expect(typedNumber('৳১,২৫,০০০')).toBe(125_000);
    expect(typedNumber(' 1,250 ')).toBe(1_250);
    expect(typedNumber('0')).toBe(0);
  });

  it('is none when it is not whole, negative, or words', () => {
    for (const text of ['', '12.5', '-3', 'free', '1e3']) expect(typedNumber(text)).toBeNull();
  });
});

describe('a change of a product', () => {
  const row = { id: 7, selling_price: 450, qty: 12, sold: 3 } as ProductRow;

  it('carries what was seen, so that nothing newer is overwritten', () => {
    expect(changeOf(row, 'selling_price', 399)).toEqual({ id: 7, selling_price: 399, price_seen: 450 });
    expect(changeOf(row, 'qty', 20)).toEqual({ id: 7, qty: 20, qty_seen: 12, sold_seen: 3 });
  });
});
