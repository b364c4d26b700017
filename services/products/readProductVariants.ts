import type { Product, Variant } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';
import { variantsOfAll } from '../variants/readVariants';
import { ownOrAny } from './ownOrAny';

/** The combinations of these products, own ones or as an admin any; products without combinations are left out. */
export async function readProductVariants(
  ctx: Ctx,
  given: readonly Id[],
): Promise<{ product: Product; variants: Variant[] }[]> {
  const ids = given.map((id) => possibleId(ctx, id)).filter((id) => id !== null);
  const where = { and: [...(await ownOrAny(ctx)), { id: { in: ids } }, { has_variants: { equals: 1 } }] };
  const products = await ctx.db.asActor.find('products', { where, limit: given.length });
  const variants = await variantsOfAll(ctx, products);
  return products.map((product) => ({ product, variants: variants.get(String(product.id)) ?? [] }));
}
