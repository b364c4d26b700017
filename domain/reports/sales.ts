/** Sales totals: by day in Dhaka, and by product. */
import { addDays, dhakaDay } from '../time/dhaka';

export type SoldLine = { product: string; pieces: number; amount: number };

/** The days up to today, oldest first. */
export function lastDays(now: Date, days: number): string[] {
  return Array.from({ length: days }, (_each, index) => dhakaDay(addDays(now, index - days + 1)));
}

/** The best sellers by revenue, then by pieces. */
export function topSold(
  lines: readonly SoldLine[],
  most: number,
): { product: string; pieces: number; revenue: number }[] {
  const sums = new Map<string, { pieces: number; revenue: number }>();
  for (const { product, pieces, amount } of lines) {
    const sum = sums.get(product) ?? { pieces: 0, revenue: 0 };
    sums.set(product, { pieces: sum.pieces + pieces, revenue: sum.revenue + amount });
  }
  return [...sums]
    .map(([product, sum]) => ({ product, ...sum }))
    .sort(
      (one, other) =>
        other.revenue - one.revenue || other.pieces - one.pieces || one.product.localeCompare(other.product),
    )
    .slice(0, most);
}
