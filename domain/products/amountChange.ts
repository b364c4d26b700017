/** How a vendor changes the price or the stock of many products at once. */

export type AmountChange = { kind: 'set' | 'raise' | 'lower'; by: 'amount' | 'percent'; value: number };

/** The amount after the change. Percentages are rounded down, so that nobody pays more than announced. */
export function changedAmount(now: number, { kind, by, value }: AmountChange): number {
  if (kind === 'set') return value;
  const step = by === 'percent' ? Math.floor((now * value) / 100) : value;
  return kind === 'raise' ? now + step : now - step;
}

type Prices = { selling_price: number; original_price: number };

/**
 * Both prices after a change of the selling price: without a discount before, there is none afterwards; with one, the
 * original price stays unless it would be below the selling price.
 */
export function followedPrices(before: Prices, selling_price: number): Prices {
  const hadDiscount = before.original_price > before.selling_price;
  return {
    selling_price,
    original_price: hadDiscount ? Math.max(before.original_price, selling_price) : selling_price,
  };
}
