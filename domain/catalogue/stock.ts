import type { FieldProblem } from '../failure';

/**
 * The stock after someone typed a new number over the one they saw. Orders may have taken pieces meanwhile: the
 * difference is applied, so that no sold piece comes back. Never below zero.
 */
export function stockAfterEdit({ now, seen, typed }: { now: number; seen: number; typed: number }): number {
  return Math.max(now + typed - seen, 0);
}

/** A stock, and how many pieces have been sold: orders move pieces from one to the other, and back when canceled. */
export type StockSeen = { qty: number; sold?: number | undefined };

/**
 * Whether somebody else has typed another stock since it was seen: sales and canceled orders leave the sum of stock and
 * sold pieces as it was. Not known without the sold pieces.
 */
export const isEditedSince = (seen: StockSeen, now: { qty: number; sold: number }): boolean =>
  seen.sold !== undefined && seen.qty + seen.sold !== now.qty + now.sold;

/** What is wrong with a stock typed over another one that is no longer true; null if it may be applied. */
export const staleStock = (typed: number, seen: StockSeen, now: { qty: number; sold: number }): FieldProblem | null =>
  typed !== seen.qty && isEditedSince(seen, now) ? { code: 'stockChanged', params: { qty: now.qty } } : null;
