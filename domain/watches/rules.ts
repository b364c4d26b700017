/** What a customer may wait for at a product, and when it has come. */
export const watchKinds = ['stock', 'price'] as const;
export type WatchKind = (typeof watchKinds)[number];

/** Products a person may wait for, both kinds together. */
export const MOST_WATCHES = 100;

export type WatchedProduct = { visible: number; qty: number; selling_price: number };
export type WatchRefusal = 'inStock' | 'notInStock';

/** Why it may not be asked for now; null when it may. One waits for stock that is gone, and for a lower price of what can be bought. */
export function watchRefusal(kind: WatchKind, { qty }: Pick<WatchedProduct, 'qty'>): WatchRefusal | null {
  if (kind === 'stock') return qty > 0 ? 'inStock' : null;
  return qty > 0 ? null : 'notInStock';
}

/**
 * Whether the customer is told now: only of what everybody may see and buy. A price has to be below the one at the time of asking;
 * where the product is sold out meanwhile, that is told when it is back.
 */
export function isDue(watch: { kind: WatchKind; price: number }, product: WatchedProduct | null | undefined): boolean {
  if (!product || product.visible !== 1 || product.qty <= 0) return false;
  return watch.kind === 'stock' || product.selling_price < watch.price;
}

/** Whether a change of a product may be what somebody waits for. */
export function mayBeAwaited(before: WatchedProduct, after: WatchedProduct): boolean {
  if (after.visible !== 1 || after.qty <= 0) return false;
  return before.visible !== 1 || before.qty <= 0 || after.selling_price < before.selling_price;
}
