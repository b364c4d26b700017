/** Rates: shares of an amount in hundredths of a per cent, as people write them. */
import { westernDigits } from '../text/bangla';

/** 100 per cent. */
export const wholeRate = 10_000;

/** A percentage as typed, in either script: “12.5” is 1250; null for anything else, or for more than two decimals. */
export function rateOf(typed: string): number | null {
  const found = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(westernDigits(typed).replace('%', '').trim());
  if (!found) return null;
  const rate = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return rate <= wholeRate ? rate : null;
}

/** The percentage of a rate, without a sign and without trailing zeros: 1250 is “12.5”. */
export const percentOf = (rate: number): string => String(rate / 100);
