import type { Where } from 'payload';
import type { GridFilters } from '../../contract/grids';
import { productType } from '../../domain/catalogue/productType';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { findArea, type Area } from '../places/findArea';
import { findCards, findCardWindow, withShops } from './findCards';
import { findGrid, type Grid } from './findGrid';

const GENERAL_SHOWN = 11;
type Window = { offset: number; limit: number };

/** The groceries sold in an area, and some general products from around it. Ten queries. */
export async function readGrocery(
  ctx: Ctx,
  place: { district: string; upazila: string },
  filters: GridFilters,
  window: Window,
): Promise<Grid & { general: Product[] }> {
  const area = await findArea(ctx, place.district, place.upazila);
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
  const area = await findArea(ctx, place.district, place.upazila);
  return findCardWindow(ctx, await generalAround(ctx, area), window);
}

/** Groceries are delivered inside the vendor's own upazila only. */
const groceryOf = (area: Area): Where[] => [
  { type: { equals: productType.grocery } },
  { business_upazila: { equals: area.upazila.id } },
];

/** General vendors' goods of the shopper's district, and what general vendors sell in the grocery category anywhere. */
async function generalAround(ctx: Ctx, area: Area): Promise<Where[]> {
  const site = await ctx.db.asSystem('site settings are public').global('site-information');
  const near: Where = { business_district: { equals: area.district.id } };
  const places = site.grocery_category ? [near, { category: { equals: site.grocery_category } }] : [near];
  return [{ type: { equals: productType.general } }, { or: places }];
}
