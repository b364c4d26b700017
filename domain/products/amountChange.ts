/** How a vendor changes the price or the stock of many products at once. */

export type AmountChange = { kind: 'set' | 'raise' | 'lower'; by: 'amount' | 'percent'; value: number };

/** The amount after the change. Percentages floor, so that nobody pays more than was said. */
export function changedAmount(now: number, { kind, by, value }: AmountChange): number {
  if (kind === 'set') return value;
  const step = by === 'percent' ? Math.floor((now * value) / 100) : value;
  return kind === 'raise' ? now + step : now - step;
}

type Prices = { selling_price: number; original_price: number };

/**
 * Both prices after the selling price was changed: where there was no discount, there is none afterwards; where there was
 * one, the original price stays unless it would be below.
 */
export function followedPrices(before: Prices, selling_price: number): Prices {
  const hadDiscount = before.original_price > before.selling_price;
  return {
    selling_price,
    original_price: hadDiscount ? Math.max(before.original_price, selling_price) : selling_price,
  };
}
