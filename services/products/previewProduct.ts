import { Failure } from '../../domain/failure';
import type { Product } from '../../payload-types';
import { wholeOf } from '../catalogue/readProduct';
import { has, type Ctx } from '../ctx';
import { ownVendor } from '../shops/ownVendor';

/** The page of a product that customers do not see: any for admins, a vendor's own for the vendor. */
export async function previewProduct(ctx: Ctx, slug: string): Promise<Product> {
  const named = { slug: { equals: slug.normalize('NFC') } };
  const where = has(ctx, 'superadmin', 'subadmin')
    ? named
    : { and: [named, { vendor: { equals: (await ownVendor(ctx)).id } }] };
  const product = await ctx.db.row('admins see every product, vendors their own', 'products', { where });
  if (!product) throw new Failure('productNotFound');
  return wholeOf(ctx, product);
}
