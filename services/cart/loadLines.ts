import type { Cart, Product, SavedLine, Shop, Upazila, Variant } from '../../payload-types';
import { canSell } from '../../domain/shops/canSell';
import type { ProductType } from '../../domain/catalogue/productType';
import type { Ctx, Id } from '../ctx';
import type { SelectOf } from '../db/types';
import { refId } from '../relations';
import { pricedAs } from '../../domain/variants/choose';
import { variantsOfLines } from '../variants/readVariants';
import { variantPictures } from '../variants/variantPictures';

/** A cart never has more lines than this: `addToCart` refuses them. */
export const MAX_LINES = 100;

/**
 * A line with its product and shop. `product` is null when it was deleted; `shown` says whether it can still be bought.
 */
export type LoadedLine<L extends Cart | SavedLine = Cart> = {
  line: L;
  product: Product | null;
  shop: Shop | null;
  upazila: Upazila | null;
  /** The variant with these options, if the product has variants; `product` then has its price and stock. */
  variant: Variant | null;
  shown: boolean;
};

const why = 'the lines of the caller’s own cart, and products also when they are not shown any more';
const productFields = {
  name: true,
  name_bn: true,
  slug: true,
  type: true,
  thumbnail: true,
  selling_price: true,
  original_price: true,
  qty: true,
  vendor: true,
  shop: true,
  category: true,
  subcategory: true,
  childcategory: true,
  visible: true,
  business_district: true,
  business_upazila: true,
  option1: true,
  option2: true,
  sku: true,
  has_variants: true,
} as const;

/** The caller's lines, oldest first, all or of one type. Six queries however many lines. */
export async function loadLines(ctx: Ctx, user: Id, type?: ProductType): Promise<LoadedLine[]> {
  const lines = await ctx.db.rows(why, 'carts', {
    where: { and: [{ user: { equals: user } }, ...(type ? [{ type: { equals: type } }] : [])] },
    sort: ['createdAt', 'id'],
    limit: MAX_LINES,
  });
  return withProducts(ctx, lines);
}

/** The caller's saved lines, newest first. Six queries however many lines. */
export async function loadSavedLines(ctx: Ctx, user: Id): Promise<LoadedLine<SavedLine>[]> {
  const lines = await ctx.db.rows(why, 'saved-lines', {
    where: { user: { equals: user } },
    sort: ['-createdAt', '-id'],
    limit: MAX_LINES,
  });
  return withProducts(ctx, lines);
}

async function withProducts<L extends Cart | SavedLine>(ctx: Ctx, lines: readonly L[]): Promise<LoadedLine<L>[]> {
  if (lines.length === 0) return [];
  const products = await byId(
    ctx,
    'products',
    lines.map((line) => line.product),
    productFields,
  );
  const known = [...products.values()];
  const shops = await byId(
    ctx,
    'shops',
    known.map((product) => product.shop),
    { name: true, name_bn: true, slug: true, warehouse: true },
  );
  const upazilas = await byId(
    ctx,
    'upazilas',
    known.map((product) => product.business_upazila),
    { name: true, name_bn: true },
  );
  const variantOf = await variantsOfLines(ctx, lines, products);
  const pictureOf = await variantPictures(ctx, products, lines.map(variantOf));
  return lines.map((line) => {
    const found = products.get(String(refId(line.product))) ?? null;
    const variant = variantOf(line);
    const thumbnail = pictureOf(found, variant);
    const product = found && { ...pricedAs(found, variant), ...(thumbnail ? { thumbnail } : {}) };
    const shop = shops.get(String(refId(product?.shop))) ?? null;
    return {
      line,
      product,
      variant,
      shop,
      upazila: upazilas.get(String(refId(product?.business_upazila))) ?? null,
      shown: product?.visible === 1 && canSell(shop) && (product.has_variants !== 1 || variant?.status === 1),
    };
  });
}

type Kept = { products: Product; shops: Shop; upazilas: Upazila };

async function byId<C extends keyof Kept>(
  ctx: Ctx,
  collection: C,
  relations: readonly Parameters<typeof refId>[0][],
  select: SelectOf<C>,
): Promise<Map<string, Kept[C]>> {
  const ids = [...new Set(relations.map((relation) => refId(relation)).filter((id): id is Id => id !== null))];
  if (ids.length === 0) return new Map();
  const found = await ctx.db.rows(why, collection, { where: { id: { in: ids } }, select, limit: MAX_LINES });
  return new Map(found.map((doc) => [String(doc.id), doc as Kept[C]]));
}
