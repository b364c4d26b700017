import type { ChildCategory, MainCategory } from '../../payload-types';
import type { Where } from 'payload';
import type { Ctx } from '../ctx';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { readMenu } from '../categories/readMenu';

/** The fields of a product or a shop that a sitemap needs. */
export type Place = { slug: string; updatedAt: string };
export type PlaceKind = 'products' | 'shops';

const conditions: Record<PlaceKind, Where> = { products: onlyVisible(), shops: { active: { equals: 1 } } };

/** The number of public products and shops. Two queries. */
export async function countPlaces(ctx: Ctx): Promise<Record<PlaceKind, number>> {
  const all = ctx.db.asSystem(publicCatalogue);
  const products = await all.count('products', conditions.products);
  return { products, shops: await all.count('shops', conditions.shops) };
}

/** One part of them, in order of creation, so that a part rarely changes. `part` counts from 1. One query. */
export async function listPlaces(ctx: Ctx, kind: PlaceKind, part: number, limit: number): Promise<Place[]> {
  return ctx.db.rows(publicCatalogue, kind, {
    where: conditions[kind],
    sort: 'id',
    limit,
    page: part,
    select: { slug: true, updatedAt: true },
  });
}

/** The categories that have a page: main categories and child categories. Three queries. */
export async function listCategoryPlaces(ctx: Ctx): Promise<{ main: MainCategory[]; child: ChildCategory[] }> {
  const { main, child } = await readMenu(ctx);
  return { main, child };
}

/** Pages made of blocks, except the one shown on the home page. One query. */
export async function listPagePlaces(ctx: Ctx): Promise<Place[]> {
  const pages = await ctx.db.rows(publicCatalogue, 'pages', {
    where: { and: [{ _status: { equals: 'published' } }, { on_home: { equals: 0 } }] },
    sort: 'id',
    select: { slug: true, updatedAt: true },
  });
  return pages.map(({ slug, updatedAt }) => ({ slug: slug ?? '', updatedAt }));
}
