/** What is kept for a while after it was deleted, and can be restored. */

/** How many days what was deleted can be restored. */
export const keptDays = 30;

export const deletedKinds = [
  'product',
  'main-category',
  'sub-category',
  'child-category',
  'brand',
  'coupon',
  'slide',
  'banner',
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** The collections whose documents are kept one by one, with the kind of a deletion that begins with one of theirs. */
export const kindOfCollection = {
  products: 'product',
  'main-categories': 'main-category',
  'sub-categories': 'sub-category',
  'child-categories': 'child-category',
  brands: 'brand',
  coupons: 'coupon',
} as const satisfies Record<string, DeletedKind>;
export type RestorableCollection = keyof typeof kindOfCollection;

/** The settings whose pictures are kept, one picture a deletion. */
export const kindOfSlots = { sliders: 'slide', banners: 'banner' } as const satisfies Record<string, DeletedKind>;
export type SlotSettings = keyof typeof kindOfSlots;

/** What a screen tells of how much goes with a deletion, and the collection each is counted in. */
export const countedCollections = {
  sub_categories: 'sub-categories',
  child_categories: 'child-categories',
  brands: 'brands',
  products: 'products',
  variants: 'variants',
  reviews: 'reviews',
} as const;
export type DeletedCounts = Record<keyof typeof countedCollections, number>;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What was deleted before this moment is gone for good. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * DAY_MS);

/** How many days are left to restore it, counting the one that has begun; 0: none. */
export function daysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + keptDays * DAY_MS - now.getTime();
  return Math.min(keptDays, Math.max(0, Math.ceil(left / DAY_MS)));
}
