import type { Where } from 'payload';
import type { GridFilters } from '../../contract/grids';
import { productType } from '../../domain/catalogue/productType';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { findAreaOrAnywhere, type Area } from '../places/findArea';
import { findCards, findCardWindow, withShops } from './findCards';
import { findGrid, type Grid } from './findGrid';

const GENERAL_SHOWN = 11;
type Window = { offset: number; limit: number };

/** The groceries sold in an area or, without one, everywhere, and some general products from around it. Ten queries. */
export async function readGrocery(
  ctx: Ctx,
  place: { district: string; upazila: string },
  filters: GridFilters,
  window: Window,
): Promise<Grid & { general: Product[] }> {
  const area = await findAreaOrAnywhere(ctx, place.district, place.upazila);
  const grid = await findGrid(ctx, groceryOf(area), filters, window);
  const general = await findCards(ctx, await generalAround(ctx, area), GENERAL_SHOWN);
  return { ...grid, general: await withShops(ctx, general) };
}

/** A window of the general products from around an area. Six queries. */
export async function listGeneralGrocery(
  ctx: Ctx,
  place: { district: string; upazila: string },
  window: Window,
): Promise<{ products: Product[]; total: number }> {
  const area = await findAreaOrAnywhere(ctx, place.district, place.upazila);
  return findCardWindow(ctx, await generalAround(ctx, area), window);
}

/** Groceries are delivered only inside the vendor's own upazila. */
const groceryOf = (area: Area | null): Where[] => [
  { type: { equals: productType.grocery } },
  ...(area ? [{ business_upazila: { equals: area.upazila.id } }] : []),
];

/**
 * General vendors' products from the shopper's district, and those that general vendors anywhere sell in the grocery
 * category. Without a place, all of them.
 */
async function generalAround(ctx: Ctx, area: Area | null): Promise<Where[]> {
  if (!area) return [{ type: { equals: productType.general } }];
  const site = await ctx.db.asSystem('site settings are public').global('site-information');
  const near: Where = { business_district: { equals: area.district.id } };
  const places = site.grocery_category ? [near, { category: { equals: site.grocery_category } }] : [near];
  return [{ type: { equals: productType.general } }, { or: places }];
}
