import { Failure } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

/**
 * A product for its edit form: any for admins, a vendor's own for the vendor. Throws `productNotFound`, also for
 * another vendor's product, even a public one.
 */
export async function readProduct(ctx: Ctx, id: Id, { depth = 0 }: { depth?: number } = {}): Promise<Product> {
  const product = await ctx.db.asActor.findById('products', id, { depth });
  if (!product) throw new Failure('productNotFound');
  if (has(ctx, 'superadmin', 'subadmin')) return product;
  const vendor = await findOwnVendor(ctx);
  if (!vendor || !sameRef(refId(product.vendor), vendor.id)) throw new Failure('productNotFound');
  return product;
}
