import type { Where } from 'payload';
import { Failure } from '../../domain/failure';
import type { Product, Review, Variant } from '../../payload-types';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { filled, refId } from '../relations';
import { listReviews } from '../reviews/listReviews';
import { shownVariantsOf } from '../variants/readVariants';
import { findCards, withShops } from './findCards';
import { isInEndingFlash } from './flashProducts';
import { pictureNames, shopFields, withPictures } from './listShops';
import { onlyVisible, publicCatalogue } from './onlyVisible';

const FIRST_REVIEWS = 5;
const SAME_PRODUCTS = 12;
const named = { name: true, name_bn: true, slug: true } as const;

const places = { name: true, name_bn: true } as const;
const picture = { collection: 'media', select: pictureNames } as const;
/** The only vendor fields that are loaded: the others are private. */
const around = {
  vendor: { collection: 'vendors', select: { business_name: true } },
  shop: { collection: 'shops', select: shopFields },
  category: { collection: 'main-categories', select: named },
  subcategory: { collection: 'sub-categories', select: named },
  childcategory: { collection: 'child-categories', select: named },
  brand: { collection: 'brands', select: places },
  business_district: { collection: 'districts', select: places },
  business_upazila: { collection: 'upazilas', select: places },
  image1: picture,
  image2: picture,
  image3: picture,
  image4: picture,
  image5: picture,
  image6: picture,
} as const;

/** A visible product with everything its page shows populated; throws `productNotFound` for any other. */
async function readWhole(ctx: Ctx, where: Where): Promise<Product> {
  const product = await ctx.db.row(publicCatalogue, 'products', { where: onlyVisible(where) });
  if (!product) throw new Failure('productNotFound');
  return wholeOf(ctx, product);
}

/** A product with everything its page shows. The caller has checked who may see it. */
export async function wholeOf(ctx: Ctx, product: Product): Promise<Product> {
  const [whole] = await fillRelations(ctx, publicCatalogue, [product], around);
  const shop = filled(whole?.shop);
  const [shown] = shop ? await withPictures(ctx, [shop]) : [];
  return { ...product, ...whole, ...(shown ? { shop: shown } : {}) };
}

export type ProductPage = {
  product: Product;
  variants: Variant[];
  reviews: Review[];
  same: Product[];
  isInEndingFlash: boolean;
};

/** A product's page: about twelve queries, each for one collection at a time. */
export async function readProductPage(ctx: Ctx, slug: string): Promise<ProductPage> {
  const product = await readWhole(ctx, { slug: { equals: slug.normalize('NFC') } });
  const [variants, reviews, same, inFlash] = await Promise.all([
    shownVariantsOf(ctx, product),
    listReviews(ctx, product.id, { offset: 0, limit: FIRST_REVIEWS }),
    findCards(ctx, [sameKind(product), { id: { not_equals: product.id } }], SAME_PRODUCTS),
    isInEndingFlash(ctx, product),
  ]);
  return { product, variants, reviews, same: await withShops(ctx, same), isInEndingFlash: inFlash };
}

/** A product inside its main category, for the older product page. */
export async function readProductInCategory(ctx: Ctx, category: string, slug: string): Promise<Product> {
  const product = await readWhole(ctx, { slug: { equals: slug.normalize('NFC') } });
  if (filled(product.category)?.slug !== category.normalize('NFC')) throw new Failure('productNotFound');
  return product;
}

/** Other products of the same child category, or of the same sub category if there is no child category. */
function sameKind(product: Product): Where {
  const child = refId(product.childcategory);
  return child === null
    ? { subcategory: { equals: refId(product.subcategory) } }
    : { childcategory: { equals: child } };
}
