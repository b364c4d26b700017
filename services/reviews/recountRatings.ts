import { averageStars } from '../../domain/catalogue/ratings';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { inParts } from '../inParts';

const why = 'what a product says of its reviews is counted by the shop itself';
const AT_ONCE = 500;

/**
 * Counts the ratings of these products anew, within the caller's transaction. Two queries for each five hundred, and one for
 * each product that said something else.
 */
export async function recountRatings(db: Db, products: readonly Id[]): Promise<void> {
  for (const some of inParts(products, AT_ONCE)) {
    const groups = await db.groups(why, 'reviews', {
      where: { product: { in: some } },
      by: 'product',
      sums: ['star'],
    });
    const found = new Map(groups.map(({ key, count, sums }) => [String(key), { count, stars: sums.star ?? 0 }]));
    const rows = await db.rows(why, 'products', {
      where: { id: { in: some } },
      select: { rating_sum: true, total_review: true },
      limit: 0,
    });
    for (const { id, rating_sum: sum, total_review: total } of rows) {
      const { count, stars } = found.get(String(id)) ?? { count: 0, stars: 0 };
      if (sum === stars && total === count) continue;
      const counts = { rating_sum: stars, total_review: count, rating: averageStars(stars, count) };
      await db.setWhere('products', { id: { equals: id } }, counts);
    }
  }
}
