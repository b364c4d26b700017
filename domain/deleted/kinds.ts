/** The kinds of deletions that are kept for a while and can be restored. */

/** The number of days for which a deletion can be restored. */
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

/**
 * The collections whose documents are kept individually, with the kind of a deletion that begins with one of theirs.
 */
export const kindOfCollection = {
  products: 'product',
  'main-categories': 'main-category',
  'sub-categories': 'sub-category',
  'child-categories': 'child-category',
  brands: 'brand',
  coupons: 'coupon',
} as const satisfies Record<string, DeletedKind>;
export type RestorableCollection = keyof typeof kindOfCollection;

/** The settings whose pictures are kept, one picture per deletion. */
export const kindOfSlots = { sliders: 'slide', banners: 'banner' } as const satisfies Record<string, DeletedKind>;
export type SlotSettings = keyof typeof kindOfSlots;

/** The counts that a screen shows of what a deletion includes, and the collection each is counted in. */
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

/** Deletions from before this moment are gone for good. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptDays * DAY_MS);

/** The number of days left to restore it, including today; 0: none. */
export function daysLeft(deletedAt: Date, now: Date): number {
  const left = deletedAt.getTime() + keptDays * DAY_MS - now.getTime();
  return Math.min(keptDays, Math.max(0, Math.ceil(left / DAY_MS)));
}
