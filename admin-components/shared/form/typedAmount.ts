import { westernDigits } from '../../../domain/text/bangla';

/** Whole taka, typed with digits of either script; null for anything else. */
export const typedAmount = (typed: string): number | null => {
  const plain = westernDigits(typed).replace(/[\s,৳]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null;
};
