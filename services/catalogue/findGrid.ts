import type { Where } from 'payload';
import type { Facets, GridFilters, GridSort } from '../../contract/grids';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { possibleId } from '../relations';
import { countFacets } from './countFacets';
import type { SortOf } from '../db/types';
import { findCardWindow, newestFirst } from './findCards';

export type Grid = { products: Product[]; total: number; facets: Facets };

/** The default page of a grid. */
export const gridPage = 48;

const orders: Record<GridSort, readonly SortOf<'products'>[]> = {
  newest: newestFirst,
  price_up: ['selling_price', ...newestFirst],
  price_down: ['-selling_price', ...newestFirst],
  rating: ['-rating', '-total_review', ...newestFirst],
  popular: ['-sold', ...newestFirst],
};

/** The conditions added by a shopper's choices. */
function filterConditions(ctx: Pick<Ctx, 'db'>, filters: GridFilters): Where[] {
  const conditions: Where[] = [];
  if (filters.brand !== undefined) {
    const brands = filters.brand.split(',').map((brand) => possibleId(ctx, brand));
    conditions.push({ brand: { in: brands.filter((brand) => brand !== null) } });
  }
  if (filters.min_price !== undefined) conditions.push({ selling_price: { greater_than_equal: filters.min_price } });
  if (filters.max_price !== undefined) conditions.push({ selling_price: { less_than_equal: filters.max_price } });
  if (filters.rating !== undefined) conditions.push({ rating: { greater_than_equal: filters.rating } });
  if (filters.in_stock === 1) conditions.push({ qty: { greater_than_equal: 1 } });
  return conditions;
}

/**
 * A window of a grid, filtered and sorted, with the counts of the whole grid. Five queries: count, products, shops, and for
 * the counts rows and brand names.
 */
export async function findGrid(
  ctx: Ctx,
  base: Where[],
  filters: GridFilters,
  window: { offset: number; limit: number },
): Promise<Grid> {
  const { products, total } = await findCardWindow(
    ctx,
    [...base, ...filterConditions(ctx, filters)],
    window,
    orders[filters.sort ?? 'newest'],
  );
  return { products, total, facets: await countFacets(ctx, base) };
}
