import type { Where } from 'payload';
import type { Ctx, Id, Shop } from '../ctx';
import type { Product } from '../../payload-types';
import { refId } from '../relations';
import { onlyVisible, publicCatalogue } from './onlyVisible';
import type { SortOf } from '../db/types';
import { rowsById } from '../rowsById';

/** The product fields that a card shows. */
const cardFields = {
  name: true,
  name_bn: true,
  slug: true,
  type: true,
  qty: true,
  thumbnail: true,
  selling_price: true,
  original_price: true,
  discount_percent: true,
  rating_sum: true,
  total_review: true,
  short_description: true,
  description: true,
  option1: true,
  option2: true,
  prices_differ: true,
  business_upazila: true,
  shop: true,
} as const;

/** Newest first. The id breaks ties between products made at the same moment, so that pages never overlap. */
export const newestFirst: readonly SortOf<'products'>[] = ['-createdAt', '-id'];

/** Visible products as cards, without their shops. One query. */
export function findCards(
  ctx: Ctx,
  where: Where[],
  limit: number,
  sort: readonly SortOf<'products'>[] = newestFirst,
): Promise<Product[]> {
  return ctx.db.rows(publicCatalogue, 'products', { where: onlyVisible(...where), sort, limit, select: cardFields });
}

/** A window of visible products as cards with their shops, and the total count. Three queries. */
export async function findCardWindow(
  ctx: Ctx,
  where: Where[],
  window: { offset: number; limit: number },
  sort: readonly SortOf<'products'>[] = newestFirst,
): Promise<{ products: Product[]; total: number }> {
  const { docs, total } = await ctx.db.rowWindow(publicCatalogue, 'products', {
    where: onlyVisible(...where),
    sort,
    select: cardFields,
    ...window,
  });
  return { products: await withShops(ctx, docs), total };
}

/** The same products with their shops filled in. One query for all of them. */
export async function withShops(ctx: Ctx, products: readonly Product[]): Promise<Product[]> {
  const shops = await shopsOf(ctx, products);
  return products.map((product) => fillShop(product, shops));
}

/** Several lists at once: one query for the shops of all lists. */
export async function listsWithShops(ctx: Ctx, lists: readonly Product[][]): Promise<Product[][]> {
  const shops = await shopsOf(ctx, lists.flat());
  return lists.map((list) => list.map((product) => fillShop(product, shops)));
}

async function shopsOf(ctx: Ctx, products: readonly Product[]): Promise<Map<string, Shop>> {
  const ids = [...new Set(products.map((product) => refId(product.shop)).filter((id): id is Id => id !== null))];
  if (ids.length === 0) return new Map();
  const shops = await ctx.db.rows('shop names are public', 'shops', {
    where: { id: { in: ids } },
    select: { name: true, name_bn: true, slug: true },
  });
  return rowsById(shops);
}

const fillShop = (product: Product, shops: Map<string, Shop>): Product => {
  const shop = shops.get(String(refId(product.shop)));
  return shop ? { ...product, shop } : product;
};
