import type { Facets, GridQuery, GridSort } from '../../contract/grids';
import { productType } from '../../domain/catalogue/productType';
import { anywhere } from '../../domain/places/reach';
import type { Product } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';
import { facetsOf } from '../catalogue/countFacets';
import { findCards, withShops } from '../catalogue/findCards';
import { gridPage } from '../catalogue/findGrid';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { matchArea } from '../places/findArea';
import { wordsOf } from '../../domain/search/words';
import { rowsById } from '../rowsById';
import { noteMissed } from './noteMissed';
import { rankProducts } from './rankProducts';
import { rowFields } from './refreshIndex';
import { isSoldHere, keyOfPlace, soldHere, type Here } from './soldHere';

/** Nobody reads further than this; the best matches come first. */
const HITS = 200;

export type Found = {
  grocery: Product[];
  groceryTotal: number;
  general: Product[];
  generalTotal: number;
  facets: Facets;
  /** The list that contains the best match. */
  first: 'grocery' | 'general';
  /** The suggested spelling, if the search contains unknown words. */
  meant: string | null;
};
type Place = { district: string; upazila: string };

/**
 * Products that match in either language: groceries sold in the shopper's area, and general products. Two queries
 * while nothing has changed: the cards of the matches and their shops.
 */
export async function searchProducts(ctx: Ctx, keyword: string, place: Place, query: GridQuery): Promise<Found> {
  const area = await matchArea(ctx, place.district, place.upazila);
  const here = place.upazila === anywhere ? anywhere : area.upazila;
  const { shown, meant, isUnknown } = await findHere(ctx, keyword, here);
  if (isUnknown && !query.offset) noteMissed(ctx, keyword);
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
    facets: await facetsHere(ctx, keyword, here),
    first: chosen[0]?.type === productType.grocery ? 'grocery' : 'general',
    meant,
  };
}

/**
 * The counts that every page, order and filter of a search shares. The search is run again for the rows at the time of
 * counting.
 */
const facetsHere = (ctx: Ctx, keyword: string, here: Here): Promise<Facets> =>
  ctx.db.whileUnchanged(`search facets ${JSON.stringify([keyword, keyOfPlace(here)])}`, async () =>
    facetsOf(ctx, (await findHere(ctx, keyword, here)).shown),
  );

type FoundHere = { shown: Product[]; meant: string | null; isUnknown: boolean };

/** The best matches that are sold in this place. */
async function findHere(ctx: Ctx, keyword: string, here: Here): Promise<FoundHere> {
  if (wordsOf(keyword).length === 0) return withSigns(ctx, keyword.trim(), here);
  const { index, ids, meant, isUnknown } = await rankProducts(ctx, keyword, here, HITS);
  if (index.isWhole) {
    const rows = ids.flatMap((id) => index.products.get(String(id))?.row ?? []);
    // A product may have moved since the answer was stored: its words did not change.
    return { shown: rows.filter((row) => isSoldHere(row, here)), meant, isUnknown };
  }
  const rows = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible({ id: { in: [...ids] } }, ...soldHere(here)),
    sort: 'id',
    select: rowFields,
    limit: HITS,
  });
  const byId = rowsById(rows);
  return { shown: ids.flatMap((id) => byId.get(String(id)) ?? []), meant, isUnknown };
}

/** Symbols alone, such as `%` or `&`, are not words: they are looked for literally in the names. */
async function withSigns(ctx: Ctx, signs: string, here: Here): Promise<FoundHere> {
  if (signs === '') return { shown: [], meant: null, isUnknown: true };
  const named = { or: [{ name: { contains: signs } }, { name_bn: { contains: signs } }] };
  const read = (there: Here, limit: number) =>
    ctx.db.rows(publicCatalogue, 'products', {
      where: onlyVisible(named, ...soldHere(there)),
      sort: ['-createdAt', '-id'],
      select: rowFields,
      limit,
    });
  const shown = await read(here, HITS);
  const isUnknown = shown.length === 0 && (await read(anywhere, 1)).length === 0;
  return { shown, meant: null, isUnknown };
}

async function readCards(ctx: Ctx, rows: readonly Product[]): Promise<Map<string, Product>> {
  if (rows.length === 0) return new Map();
  const cards = await findCards(ctx, [{ id: { in: rows.map((row) => row.id) } }], rows.length);
  return new Map((await withShops(ctx, cards)).map((card) => [String(card.id), card]));
}

const pick = (rows: readonly Product[], cards: Map<string, Product>): Product[] =>
  rows.map((row) => cards.get(String(row.id))).filter((card) => card !== undefined);

/** The same filters as `filterConditions`, for rows that are already loaded. */
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

/** Without a chosen order the products are sorted by rank. */
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
