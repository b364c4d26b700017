/** What a customer may watch a product for, and when they are notified. */
export const watchKinds = ['stock', 'price'] as const;
export type WatchKind = (typeof watchKinds)[number];

/** The number of watches a person may have, both kinds together. */
export const MOST_WATCHES = 100;

export type WatchedProduct = { visible: number; qty: number; selling_price: number };
export type WatchRefusal = 'inStock' | 'notInStock';

/**
 * Why a watch is not possible now; null if it is. Customers watch for stock that is gone, or for a lower price of a
 * product in stock.
 */
export function watchRefusal(kind: WatchKind, { qty }: Pick<WatchedProduct, 'qty'>): WatchRefusal | null {
  if (kind === 'stock') return qty > 0 ? 'inStock' : null;
  return qty > 0 ? null : 'notInStock';
}

/**
 * Whether the customer is notified now: only of a product that is visible and in stock. A price has to be below the one
 * at the time of the request; if the product is sold out meanwhile, the notice comes when it is back.
 */
export function isDue(watch: { kind: WatchKind; price: number }, product: WatchedProduct | null | undefined): boolean {
  if (!product || product.visible !== 1 || product.qty <= 0) return false;
  return watch.kind === 'stock' || product.selling_price < watch.price;
}

/** Whether a change of a product may be one that somebody watches for. */
export function mayBeAwaited(before: WatchedProduct, after: WatchedProduct): boolean {
  if (after.visible !== 1 || after.qty <= 0) return false;
  return before.visible !== 1 || before.qty <= 0 || after.selling_price < before.selling_price;
}
