/** Taking cash to the bank: what left the desk, and what the bank counted. */
import { invalid } from '../failure';
import { decideDifference } from './count';

/** The longest reason of a difference: with the number of the slip it fits the note of a journal entry. */
export const MOST_OF_REASON = 400;

type Taken = { amount: number; counted?: number | undefined; reason: string };
export type Deposited = { amount: number; counted: number; difference: number; reason: string };

/**
 * A deposit of no more than is at the desk. Without a count of the bank it counted the amount; `difference`: counted less
 * amount, which has to be explained.
 */
export function decideDeposit({ amount, counted = amount, reason }: Taken, there: number): Deposited {
  if (amount > there) throw invalid({ amount: { code: 'tooBig', params: { max: Math.max(there, 0) } } });
  const difference = decideDifference({ expected: amount, counted }, reason);
  return { amount, counted, difference, reason: difference === 0 ? '' : reason };
}

/** The note of its journal entry. */
export const noteOf = ({ slip, reason }: { slip: string; reason: string }): string =>
  [slip, reason].filter(Boolean).join(': ');

/** What the bank counted of a deposit as it is stored: deposits of earlier releases have no count of their own. */
export const countedAtBank = ({ amount, counted }: { amount: number; counted?: number | null }): number =>
  counted ?? amount;
