/** What payouts covered that were prepared before their lines were kept, worked out from amounts and times. */

/** `amount`: as in the journal; below zero it was earned, above zero it was taken back or paid. `due`: from when on it may be paid out. */
type OpenLine = { amount: number; due: Date };
type PastPayout = { amount: number; until: Date };

/**
 * The lines that come to a payout's amount exactly, of those due by its time, the oldest first: all of them, all but one (its return
 * was not decided then), or the first so many. Null where none of these do: such a payout has no list, and what it has posted is a
 * line of the next one.
 */
export function matchedLines<L extends OpenLine>(lines: readonly L[], { amount, until }: PastPayout): L[] | null {
  const due = lines.filter((line) => line.due <= until).sort((a, b) => a.due.getTime() - b.due.getTime());
  const worth = due.reduce((sum, line) => sum - line.amount, 0);
  if (worth === amount) return due;
  const without = due.findIndex((line) => worth + line.amount === amount);
  if (without >= 0) return due.filter((_, at) => at !== without);
  let sum = 0;
  const first = due.findIndex((line) => (sum -= line.amount) === amount);
  return first >= 0 ? due.slice(0, first + 1) : null;
}
