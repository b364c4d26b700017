/**
 * The stock after someone typed a new number over the one they saw. Orders may have taken pieces meanwhile: the
 * difference is applied, so that no sold piece comes back. Never below zero.
 */
export function stockAfterEdit({ now, seen, typed }: { now: number; seen: number; typed: number }): number {
  return Math.max(now + typed - seen, 0);
}
