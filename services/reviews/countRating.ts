import { averageStars } from '../../domain/catalogue/ratings';
import type { Id } from '../ctx';
import type { Db } from '../db/types';

/**
 * Adds a star rating to a product's counts, or removes one, and updates the average that grids sort and filter by. The
 * counts change by an atomic claim: two simultaneous reviews are both counted.
 */
export async function countRating(db: Db, product: Id, change: { stars: number; reviews: number }): Promise<void> {
  const counted = await db.claim(
    'products',
    { id: { equals: product } },
    { rating_sum: { $inc: change.stars }, total_review: { $inc: change.reviews } },
  );
  if (!counted) return;
  const { rating_sum: stars, total_review: reviews } = counted;
  await db.setWhere('products', { id: { equals: product } }, { rating: averageStars(stars, reviews) });
}
