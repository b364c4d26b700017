/**
 * What keeps a cart from checkout. Grocery: a line that is out of stock, or from a vendor in an area other than the
 * shopper's. General: a line that is out of stock.
 */
import { productType, type ProductType } from '../catalogue/productType';

export type CartBlocker = 'otherArea' | 'outOfStock';

export type BlockerLine = {
  /** Pieces in stock. */
  stock: number;
  /** The vendor's business upazila, by id. */
  upazila: string | number | null;
};

/** Whether this line alone blocks, and why. `upazila` is the shopper's location; null when it is not given. */
export function lineBlockers(type: ProductType, line: BlockerLine, upazila: string | number | null): CartBlocker[] {
  const blockers: CartBlocker[] = [];
  if (type === productType.grocery && !samePlace(line.upazila, upazila)) blockers.push('otherArea');
  if (line.stock <= 0) blockers.push('outOfStock');
  return blockers;
}

/** Why the cart cannot be checked out; empty when it can. */
export function cartBlockers(
  type: ProductType,
  lines: readonly BlockerLine[],
  upazila: string | number | null,
): CartBlocker[] {
  const found = new Set(lines.flatMap((line) => lineBlockers(type, line, upazila)));
  return (['otherArea', 'outOfStock'] as const).filter((blocker) => found.has(blocker));
}

/** Ids arrive as numbers from the server and as text from the browser's storage. */
function samePlace(a: string | number | null, b: string | number | null): boolean {
  return a !== null && b !== null && String(a) === String(b);
}
