/** Counting cash: notes and coins by value, their sum, and its difference from what should be there. */
import { invalid } from '../failure';
import { sumOf } from '../money';

/** In taka, the largest first. */
export const denominations = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
type Denomination = (typeof denominations)[number];

/** The number of each; values that are not named were not there. */
export type Pieces = Partial<Record<`${Denomination}`, number | undefined>>;

/** More of one value than anybody counts by hand. */
export const mostPieces = 100_000;

export const countedOf = (pieces: Pieces): number =>
  sumOf(denominations.map((value) => value * (pieces[`${value}`] ?? 0)));

/** Counted less expected. A difference has to be explained. */
export function decideDifference({ expected, counted }: { expected: number; counted: number }, reason: string): number {
  const difference = counted - expected;
  if (difference !== 0 && reason === '') throw invalid({ reason: 'required' });
  return difference;
}
