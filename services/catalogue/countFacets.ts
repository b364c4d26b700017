import type { Where } from 'payload';
import type { Facets } from '../../contract/grids';
import type { Product } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { rowsById } from '../rowsById';
import { onlyVisible, publicCatalogue } from './onlyVisible';

/** Only this many of a grid's newest products are counted; more would slow down every page of a huge shop. */
const FACET_ROWS = 1_000;
const BRANDS_SHOWN = 50;
const STARS = [4, 3, 2, 1];

export const facetFields = { brand: true, selling_price: true, rating: true, qty: true } as const;

/**
 * Counts the products of a grid before any filter, by brand, price range, stars and stock. Two queries, or none while
 * nothing has changed: every page, order and filter of a grid shares the result. For grids with more products than are
 * counted it may be half a minute old.
 */
export async function countFacets(ctx: Ctx, base: Where[]): Promise<Facets> {
  const counted = await ctx.db.whileUnchanged(
    `facets ${JSON.stringify(base)}`,
    () => newestFacets(ctx, base),
    ({ isPart }) => isPart,
  );
  return counted.facets;
}

async function newestFacets(ctx: Ctx, base: Where[]): Promise<{ facets: Facets; isPart: boolean }> {
  const rows = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible(...base),
    sort: '-createdAt',
    limit: FACET_ROWS,
    select: facetFields,
  });
  return { facets: await facetsOf(ctx, rows), isPart: rows.length === FACET_ROWS };
}

/** The counts over products that are already loaded. One query, for the brands' names. */
export async function facetsOf(ctx: Ctx, rows: readonly Product[]): Promise<Facets> {
  return {
    brands: await countBrands(ctx, rows),
    price: priceRange(rows),
    ratings: STARS.map((star) => ({ star, count: rows.filter((row) => (row.rating ?? 0) >= star).length })),
    in_stock: rows.filter((row) => row.qty >= 1).length,
  };
}

function priceRange(rows: readonly Product[]): Facets['price'] {
  let min = rows[0]?.selling_price ?? 0;
  let max = min;
  for (const { selling_price: price } of rows) {
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return { min, max };
}

async function countBrands(ctx: Ctx, rows: readonly Product[]): Promise<Facets['brands']> {
  const counts = new Map<string, { id: Id; count: number }>();
  for (const row of rows) {
    const id = refId(row.brand);
    if (id === null) continue;
    const seen = counts.get(String(id));
    counts.set(String(id), { id, count: (seen?.count ?? 0) + 1 });
  }
  const top = [...counts.values()]
    .sort((a, b) => b.count - a.count || (String(a.id) < String(b.id) ? -1 : 1))
    .slice(0, BRANDS_SHOWN);
  if (top.length === 0) return [];
  const brands = await ctx.db.rows('brand names are public', 'brands', {
    where: { and: [{ id: { in: top.map(({ id }) => id) } }, { status: { equals: 1 } }] },
    select: { name: true, name_bn: true },
  });
  const named = rowsById(brands);
  return top.flatMap(({ id, count }) => {
    const brand = named.get(String(id));
    return brand ? [{ id: brand.id, name: brand.name, name_bn: brand.name_bn, count }] : [];
  });
}
