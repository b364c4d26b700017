/**
 * What a customer paid for pieces they return: their price, less their share of the coupon. Delivery is not included.
 */
import { splitByLargestRemainder, sumOf } from '../money';

/** `coupon_amount`: its share of the coupon, if the order has stored it. */
type Line = { id: string | number; total: number; qty: number; coupon_amount?: number | null };

/**
 * `lines`: all lines of the package, in any order. If they have no share of the coupon, it is spread over them as over
 * the packages: in proportion to their price, to the last taka. A taka that cannot be divided among the pieces goes to
 * the first ones.
 */
export function paidForPieces(
  package_: { coupon_amount: number; lines: readonly Line[] },
  returned: { line: string | number; qty: number },
): number {
  // A taka that cannot be divided must not depend on the order in which lines were read.
  const lines = [...package_.lines].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  const place = lines.findIndex(({ id }) => String(id) === String(returned.line));
  const line = lines[place];
  if (!line) return 0;
  const spread = splitByLargestRemainder(
    package_.coupon_amount,
    lines.map(({ total }) => total),
  );
  const paid = Math.max(line.total - (line.coupon_amount ?? spread[place] ?? 0), 0);
  const pieces = splitByLargestRemainder(paid, Array<number>(line.qty).fill(1));
  return sumOf(pieces.slice(0, returned.qty));
}
