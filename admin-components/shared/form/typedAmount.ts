import { westernDigits } from '../../../domain/text/bangla';

/** What was typed, in Western digits and without groups and the sign of the taka. */
export const plainAmount = (typed: string): string => westernDigits(typed).replace(/[\s,৳]/g, '');

/** A whole number, typed with digits of either script; null for anything else, and for one of more digits. */
export function typedAmount(typed: string, mostDigits = 9): number | null {
  const plain = plainAmount(typed);
  return /^\d+$/.test(plain) && plain.length <= mostDigits ? Number(plain) : null;
}
