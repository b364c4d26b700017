/** Which products were bought together with others, counted from completed orders. */

/** The number of others kept for a product, most frequent first. */
export const MOST_TOGETHER = 6;
/** A single common order is a coincidence. */
const FEWEST_ORDERS = 2;

export type Together<T> = { other: T; orders: number };

/**
 * For each of `products`, those that share at least two orders with it; `baskets` are the products of one order each.
 * The order of equal ones does not depend on the order of the baskets.
 */
export function boughtTogether<T extends string | number>(
  products: readonly T[],
  baskets: readonly (readonly T[])[],
): Map<T, Together<T>[]> {
  const counts = new Map<T, Map<T, number>>(products.map((product) => [product, new Map<T, number>()]));
  for (const basket of baskets) {
    const different = [...new Set(basket)];
    for (const product of different) {
      const others = counts.get(product);
      if (!others) continue;
      for (const other of different) if (other !== product) others.set(other, (others.get(other) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([product, others]) => [product, mostOften(others)]));
}

function mostOften<T extends string | number>(others: ReadonlyMap<T, number>): Together<T>[] {
  return [...others]
    .map(([other, orders]) => ({ other, orders }))
    .filter(({ orders }) => orders >= FEWEST_ORDERS)
    .sort((a, b) => b.orders - a.orders || (a.other < b.other ? -1 : 1))
    .slice(0, MOST_TOGETHER);
}
