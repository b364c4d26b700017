/** Which goods of a cart a coupon is for: all of them, those of some vendors, or those of some categories. */
import { lineTotal, sumOf } from '../money';

export const couponScope = { all: 0, vendors: 1, mainCategories: 2, subCategories: 3, childCategories: 4 } as const;

/** The maximum number of vendors or categories that a coupon names. */
export const mostInScope = 50;

export type CouponScope = { scope: number; ids: readonly string[] };
/** The fields that decide whether a line is in scope. */
type Placed = Record<'vendor' | 'category' | 'subcategory' | 'childcategory', string | null>;
export type ScopedLine = Placed & { price: number; qty: number };

const placeOf: Readonly<Record<number, keyof Placed>> = {
  [couponScope.vendors]: 'vendor',
  [couponScope.mainCategories]: 'category',
  [couponScope.subCategories]: 'subcategory',
  [couponScope.childCategories]: 'childcategory',
};

/** Whether the line is in the coupon's scope. */
export function isInScope({ scope, ids }: CouponScope, line: Placed): boolean {
  if (scope === couponScope.all) return true;
  const place = placeOf[scope];
  const id = place && line[place];
  return typeof id === 'string' && ids.includes(id);
}

/** The price of the goods in scope. */
export const subtotalInScope = (coupon: CouponScope, lines: readonly ScopedLine[]): number =>
  sumOf(lines.filter((line) => isInScope(coupon, line)).map(({ price, qty }) => lineTotal(price, qty)));

/** Converts ids to the form a coupon stores, and back. */
export const scopeText = (ids: readonly (string | number)[]): string => [...new Set(ids.map(String))].join(',');
export const scopeIds = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
    .slice(0, mostInScope);
