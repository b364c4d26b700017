import { columnsOf } from '../../domain/fields/declare';
import { productFields } from '../../domain/products/fields';
import { freeSlug, copiedSlug } from '../../domain/slugs';
import type { VariantInput } from '../../domain/variants/rules';
import type { Product, Variant } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { ownVendor } from '../shops/ownVendor';
import { variantsOf } from '../variants/readVariants';
import { createWithVariants } from '../variants/saveVariants';
import { readProduct } from './readProduct';

/**
 * Adds a copy of one of the caller's products, with the same pictures and variants: hidden, so that the vendor changes
 * it first. SKUs are not copied, because they are unique.
 */
export async function copyProduct(ctx: Ctx, id: Id): Promise<Product> {
  const vendor = await ownVendor(ctx);
  return ctx.db.inTransaction(async () => {
    const from = await readProduct(ctx, id);
    const words = Object.fromEntries(columnsOf(productFields).map((column) => [column, from[column]]));
    const variants = (await variantsOf(ctx.db, from.id)).map(copied);
    const slug = await slugOfCopy(ctx, from.slug);
    return createWithVariants(ctx, { variants, lists: from }, () =>
      ctx.db.asActor.create('products', { ...words, slug, sku: '', status: 0, featured: 0, vendor: vendor.id }),
    );
  });
}

function copied({ option1, option2, selling_price, original_price, qty, image, status }: Variant): VariantInput {
  return { option1: option1 ?? '', option2: option2 ?? '', selling_price, original_price, qty, sku: '', image, status };
}

async function slugOfCopy(ctx: Ctx, slug: string): Promise<string> {
  const wanted = copiedSlug(slug, 'copy');
  const taken = await ctx.db
    .asSystem('slugs are unique over all vendors')
    .find('products', { where: { slug: { contains: wanted } }, select: { slug: true } });
  return freeSlug(wanted, new Set(taken.map((product) => product.slug)));
}
