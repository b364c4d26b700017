/**
 * What was paid for pieces of a line, worked out without the code that posts it: taka by taka. So a fault of its rounding is found.
 */
import { num, type Row } from './reader';

/**
 * The shares of an amount in proportion to these weights, in whole taka: everybody's whole share first, then one taka each in the
 * order of what is left over, the first in the list before others. Worked out in whole numbers.
 */
function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (all === 0n) return weights.map(() => 0);
  const given = weights.map((weight, at) => {
    const part = BigInt(amount) * BigInt(weight);
    return { at, whole: Number(part / all), rest: part % all };
  });
  let left = amount - given.reduce((sum, { whole }) => sum + whole, 0);
  const shared = given.map(({ whole }) => whole);
  while (left > 0) {
    const next = given.reduce((best, each) => (each.rest > best.rest ? each : best));
    shared[next.at] = (shared[next.at] ?? 0) + 1;
    next.rest = -1n;
    left -= 1;
  }
  return shared;
}

/**
 * `lines`: all lines of a package that had `coupon` taka off. A line of an early release has not kept its share: it is in proportion
 * to the prices. Of what was paid for the line, the first pieces have the taka that cannot be divided.
 */
export function paidFor(
  coupon: number,
  lines: readonly Row[],
  { line, qty }: { line: Row['id']; qty: number },
): number {
  const ordered = [...lines].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const place = ordered.findIndex(({ id }) => String(id) === String(line));
  const own = ordered[place];
  if (!own) return 0;
  const off =
    typeof own.coupon_amount === 'number'
      ? own.coupon_amount
      : (shares(
          coupon,
          ordered.map(({ total }) => num(total)),
        )[place] ?? 0);
  const paid = Math.max(num(own.total) - off, 0);
  const pieces = num(own.qty);
  return Math.floor(paid / pieces) * qty + Math.min(paid % pieces, qty);
}
