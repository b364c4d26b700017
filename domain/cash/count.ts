/** Counting cash: notes and coins by value, what they come to, and how that differs from what should be there. */
import { invalid } from '../failure';
import { sumOf } from '../money';

/** In taka, the largest first. */
export const denominations = [1000, 500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
type Denomination = (typeof denominations)[number];

/** How many of each were counted; what is not named was not there. */
export type Pieces = Partial<Record<`${Denomination}`, number | undefined>>;

/** More of one value than this was not counted by hand. */
export const mostPieces = 100_000;

export const countedOf = (pieces: Pieces): number =>
  sumOf(denominations.map((value) => value * (pieces[`${value}`] ?? 0)));

/** Counted less expected. What is missing or too much has to be explained. */
export function decideDifference({ expected, counted }: { expected: number; counted: number }, reason: string): number {
  const difference = counted - expected;
  if (difference !== 0 && reason === '') throw invalid({ reason: 'required' });
  return difference;
}

/** Only what is there can be taken to the bank. */
export function checkDeposit(amount: number, there: number): void {
  if (amount > there) throw invalid({ amount: { code: 'tooBig', params: { max: Math.max(there, 0) } } });
}
