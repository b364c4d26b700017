import type { FieldProblems } from '../failure';

type Prices = { selling_price?: number | null | undefined; original_price?: number | null | undefined };

/**
 * A product costs at least one taka, and its original price is no less than its current price. Missing prices are
 * reported elsewhere.
 */
export function priceProblems({ selling_price: selling, original_price: original }: Prices): FieldProblems {
  if (typeof selling !== 'number' || typeof original !== 'number') return {};
  if (selling < 1) return { selling_price: [{ code: 'tooSmall', params: { min: 1 } }] };
  return original < selling ? { original_price: [{ code: 'belowSelling', params: { min: selling } }] } : {};
}
