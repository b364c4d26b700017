/** The average of a product's stars, from 0 (no ratings) to 5, to one decimal. */
export function averageStars(ratingSum: number, reviewCount: number): number {
  return reviewCount > 0 ? Math.round((ratingSum / reviewCount) * 10) / 10 : 0;
}
