import type { Facets, GridQuery, GridSort } from '../../contract/grids';
import { productType } from '../../domain/catalogue/productType';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId, sameRef } from '../relations';
import { facetsOf } from '../catalogue/countFacets';
import { findCards, withShops } from '../catalogue/findCards';
import { gridPage } from '../catalogue/findGrid';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { settingsOf } from '../openCtx';
import { matchArea } from '../places/findArea';
import { refreshIndex, rowFields } from './refreshIndex';
import { searchDatabase } from './searchDatabase';
import { searchIds } from './searchIndex';
import { wordsOf } from './searchWords';

/** Nobody reads further than this; the best matches stand in front. */
const HITS = 200;

export type Found = {
  grocery: Product[];
  groceryTotal: number;
  general: Product[];
  generalTotal: number;
  facets: Facets;
};
type Place = { district: string; upazila: string };

/**
 * Products that match in either language: groceries that are sold in the shopper's area, and general ones. Three
 * queries while nothing has changed: the cards of the matches, their shops and brands.
 */
export async function searchProducts(ctx: Ctx, keyword: string, place: Place, query: GridQuery): Promise<Found> {
  const area = await matchArea(ctx, place.district, place.upazila);
  const rows = await find(ctx, keyword);
  const shown = rows.filter((row) => row.type !== productType.grocery || sameRef(row.business_upazila, area.upazila));
  const chosen = sortRows(
    shown.filter((row) => passes(row, query)),
    query.sort,
  );
  const groceries = chosen.filter((row) => row.type === productType.grocery);
  const generals = chosen.filter((row) => row.type !== productType.grocery);
  const window = <T>(list: T[]) => list.slice(query.offset ?? 0, (query.offset ?? 0) + (query.limit ?? gridPage));
  const cards = await readCards(ctx, [...window(groceries), ...window(generals)]);
  return {
    grocery: pick(window(groceries), cards),
    groceryTotal: groceries.length,
    general: pick(window(generals), cards),
    generalTotal: generals.length,
    facets: await facetsOf(ctx, shown),
  };
}

/**
 * Small catalogues are searched in memory, where typing errors are forgiven; large ones, whose words would take hundreds of
 * megabytes and a long start, in the database. That a catalogue is large is looked at again after half a minute.
 */
async function find(ctx: Ctx, keyword: string): Promise<Product[]> {
  if (wordsOf(keyword).length === 0) return withSigns(ctx, keyword.trim());
  const index = await refreshIndex(ctx, settingsOf(ctx.db.payload).searchInMemory);
  if (!index) return searchDatabase(ctx, keyword, HITS, rowFields);
  const ranked = searchIds(index, keyword).slice(0, HITS);
  return ranked.flatMap((id) => index.products.get(String(id))?.row ?? []);
}

/** Signs alone, `%` or `&`, are no words: they are looked for in the names as they stand. */
async function withSigns(ctx: Ctx, signs: string): Promise<Product[]> {
  if (signs === '') return [];
  const where = onlyVisible({ or: [{ name: { contains: signs } }, { name_bn: { contains: signs } }] });
  return ctx.db.rows(publicCatalogue, 'products', {
    where,
    sort: ['-createdAt', '-id'],
    select: rowFields,
    limit: HITS,
  });
}

async function readCards(ctx: Ctx, rows: readonly Product[]): Promise<Map<string, Product>> {
  if (rows.length === 0) return new Map();
  const cards = await findCards(ctx, [{ id: { in: rows.map((row) => row.id) } }], rows.length);
  return new Map((await withShops(ctx, cards)).map((card) => [String(card.id), card]));
}

const pick = (rows: readonly Product[], cards: Map<string, Product>): Product[] =>
  rows.map((row) => cards.get(String(row.id))).filter((card) => card !== undefined);

/** The same choices as `filterConditions`, for rows that are loaded already. */
function passes(row: Product, query: GridQuery): boolean {
  const brands = query.brand?.split(',');
  return (
    (!brands || brands.includes(String(refId(row.brand)))) &&
    row.selling_price >= (query.min_price ?? 0) &&
    row.selling_price <= (query.max_price ?? Infinity) &&
    (row.rating ?? 0) >= (query.rating ?? 0) &&
    (query.in_stock !== 1 || row.qty >= 1)
  );
}

/** Without a choice the rank decides. */
function sortRows(rows: Product[], sort: GridSort | undefined): Product[] {
  const by: Record<GridSort, (row: Product) => number> = {
    newest: (row) => -Date.parse(row.createdAt),
    price_up: (row) => row.selling_price,
    price_down: (row) => -row.selling_price,
    rating: (row) => -(row.rating ?? 0),
    popular: (row) => -row.sold,
  };
  if (!sort) return rows;
  return [...rows].sort((a, b) => by[sort](a) - by[sort](b));
}
