import type { Ctx, Id } from '../ctx';
import { forgetVendor } from '../deleted/forget';
import { dropProducts } from '../products/dropProducts';

/**
 * Permanently deletes a vendor's products and shop, including deletions that could still be restored; packages keep
 * their own copies.
 */
export async function removeVendorShop(ctx: Ctx, vendor: Id): Promise<void> {
  const own = { vendor: { equals: vendor } };
  await dropProducts(ctx, own);
  await forgetVendor(ctx.db, vendor);
  // Their return window is counted from `updatedAt`.
  await ctx.db.setWhere('packages', own, { shop: null, updatedAt: null });
  const shops = await ctx.db.rows('a shop’s followers go with it', 'shops', { where: own, select: { slug: true } });
  await ctx.db.dropWhere('shop-follows', { shop: { in: shops.map(({ id }) => id) } });
  await ctx.db.asSystem('a vendor’s shop goes with the vendor').removeWhere('shops', own);
}
