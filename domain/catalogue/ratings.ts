/** Stars are shown as a whole number from 0 (nobody has rated) to 5. */

export const maxStars = 5;

/** The average, rounded to whole stars. */
export function averageStars(ratingSum: number, reviewCount: number): number {
  if (reviewCount <= 0) return 0;
  return Math.min(maxStars, Math.max(0, Math.round(ratingSum / reviewCount)));
}
