/**
 * The stock after somebody typed a number over the one they saw. Orders may have taken pieces meanwhile: what they meant is
 * the difference, so that no sold piece comes back. Never below zero.
 */
export function stockAfterEdit({ now, seen, typed }: { now: number; seen: number; typed: number }): number {
  return Math.max(now + typed - seen, 0);
}
