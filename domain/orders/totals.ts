/**
 * What an order costs. Goods, minus the coupon, plus delivery; every package carries its own share, so that the packages
 * sum to the order to the last taka.
 */
import { lineTotal, splitByLargestRemainder, sumOf } from '../money';
import type { VendorLines } from './partition';

export type PricedLine = { price: number; qty: number };

export type PackageTotals = {
  vendor: string | number;
  subtotal: number;
  coupon_amount: number;
  delivery_charge: number;
  total: number;
  /** The coupon's share of each of its lines. */
  coupon_shares: number[];
};

export type OrderTotals = Omit<PackageTotals, 'vendor' | 'coupon_shares'> & { packages: PackageTotals[] };

/** The price of the lines before coupon and delivery. */
export function subtotalOf(lines: readonly PricedLine[]): number {
  return sumOf(lines.map((line) => lineTotal(line.price, line.qty)));
}

/** The amount to pay: goods and delivery minus the coupon. */
export function totalOf(amounts: { subtotal: number; coupon_amount: number; delivery_charge: number }): number {
  return amounts.subtotal - amounts.coupon_amount + amounts.delivery_charge;
}

/**
 * The amounts of an order and of each of its packages, in the given order of packages. The coupon is spread over the
 * lines in its scope in proportion to their price: over the packages first, then over the lines of each. Delivery is
 * spread evenly: the general charge is per shop, so each package carries exactly its own.
 */
export function orderTotals<Line extends PricedLine>(
  groups: readonly VendorLines<Line>[],
  charges: { coupon_amount: number; delivery_charge: number },
  isInScope: (line: Line) => boolean = () => true,
): OrderTotals {
  // A remaining taka is assigned by vendor, not by cart position, so that the same cart in another order costs the
  // same.
  const spreadOrder = groups
    .map((group, index) => ({ index, key: String(group.vendor) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.index - b.index));
  const subtotals = groups.map((group) => subtotalOf(group.lines));
  const subtotal = sumOf(subtotals);
  const weights = groups.map((group) => group.lines.map((line) => (isInScope(line) ? subtotalOf([line]) : 0)));
  if (charges.coupon_amount > sumOf(weights.flat())) throw new RangeError('a coupon is never more than the goods');

  const spread = (total: number, weights: number[]) => splitByLargestRemainder(total, weights);
  const coupons = spread(
    charges.coupon_amount,
    spreadOrder.map(({ index }) => sumOf(weights[index] ?? [])),
  );
  const deliveries = spread(
    charges.delivery_charge,
    spreadOrder.map(() => 1),
  );
  const packages: PackageTotals[] = [];
  for (const [place, { index }] of spreadOrder.entries()) {
    const own = {
      subtotal: subtotals[index] ?? 0,
      coupon_amount: coupons[place] ?? 0,
      delivery_charge: deliveries[place] ?? 0,
    };
    const coupon_shares = spread(own.coupon_amount, weights[index] ?? []);
    packages[index] = { vendor: groups[index]?.vendor ?? '', ...own, total: totalOf(own), coupon_shares };
  }
  const order = { subtotal, ...charges };
  return {
    subtotal,
    coupon_amount: charges.coupon_amount,
    delivery_charge: charges.delivery_charge,
    total: totalOf(order),
    packages,
  };
}
