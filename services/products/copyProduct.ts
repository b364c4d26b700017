import { columnsOf } from '../../domain/fields/declare';
import { productFields } from '../../domain/products/fields';
import { freeSlug, copiedSlug } from '../../domain/slugs';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { ownVendor } from '../shops/ownVendor';
import { readProduct } from './readProduct';

/** Adds a copy of an own product: hidden, so that the vendor changes it first, and with the same pictures. */
export async function copyProduct(ctx: Ctx, id: Id): Promise<Product> {
  const vendor = await ownVendor(ctx);
  return ctx.db.inTransaction(async () => {
    const from = await readProduct(ctx, id);
    const words = Object.fromEntries(columnsOf(productFields).map((column) => [column, from[column]]));
    return ctx.db.asActor.create('products', {
      ...words,
      slug: await slugOfCopy(ctx, from.slug),
      status: 0,
      featured: 0,
      vendor: vendor.id,
    });
  });
}

async function slugOfCopy(ctx: Ctx, slug: string): Promise<string> {
  const wanted = copiedSlug(slug, 'copy');
  const taken = await ctx.db
    .asSystem('slugs are unique over all vendors')
    .find('products', { where: { slug: { contains: wanted } }, select: { slug: true } });
  return freeSlug(wanted, new Set(taken.map((product) => product.slug)));
}
