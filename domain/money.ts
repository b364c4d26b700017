/** Money is whole taka. Shares of an amount are whole taka too, and always sum to it. */

/** Throws unless it is a non-negative integer. */
function assertWhole(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${what} must be a whole number from 0, not ${value}`);
}

/** The price of a number of pieces. */
export function lineTotal(price: number, qty: number): number {
  assertWhole(price, 'price');
  assertWhole(qty, 'qty');
  return price * qty;
}

/** The sum of amounts. */
export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** A percentage of an amount, rounded down in the shop's favour. */
export function percentOf(amount: number, percent: number): number {
  assertWhole(amount, 'amount');
  if (!Number.isFinite(percent) || percent < 0) throw new RangeError(`percent must not be ${percent}`);
  return Math.floor((amount * percent) / 100);
}

/**
 * Divides a total by weights: every part is its exact share rounded down, and the remaining takas go to the largest
 * remainders, the earlier part first in a tie. Without any weight the parts are as equal as possible.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  assertWhole(total, 'total');
  for (const weight of weights) assertWhole(weight, 'weight');
  if (weights.length === 0) {
    if (total > 0) throw new RangeError('an amount cannot be divided among nobody');
    return [];
  }
  // Arbitrary-precision arithmetic: taka times taka exceeds the range in which numbers are exact.
  const shares = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const all = shares.reduce((sum, share) => sum + share, 0n);
  const exact = shares.map((share) => BigInt(total) * share);
  const parts = exact.map((product) => Number(product / all));
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % all }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const left = total - sumOf(parts);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
