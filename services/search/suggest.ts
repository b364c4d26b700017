/** Suggestions for a text being typed: public products, categories and shops. */
import { anywhere } from '../../domain/places/reach';
import { searchLimits } from '../../domain/search/limits';
import { readQuery, readTyped, type Term } from '../../domain/search/query';
import { fitOf } from '../../domain/search/rank';
import type { ChildCategory, MainCategory, Product, Shop } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { readMenu } from '../categories/readMenu';
import type { Ctx, Id } from '../ctx';
import { idFromText } from '../jobs/idFromText';
import { settingsOf } from '../openCtx';
import { rowsById } from '../rowsById';
import { refreshIndex } from './refreshIndex';
import { searchDatabase } from './searchDatabase';
import type { NameKey, SearchIndex } from './searchIndex';
import { searchMemory } from './searchMemory';

const { suggested } = searchLimits;
/** The best of this many matches of a large catalogue are suggested. */
const CONSIDERED = 60;
/** Some names turn out to be hidden and are left out, so this many are read. */
const NAMES = 30;

export type Suggestions = {
  products: Product[];
  categories: ({ level: 'main'; category: MainCategory } | { level: 'child'; category: ChildCategory })[];
  shops: Shop[];
};

/**
 * Uses the words and rules of the search, so it finds the same in either script; the last word may be unfinished. If
 * nothing matches, typing errors are allowed.
 */
export async function suggest(ctx: Ctx, typed: string): Promise<Suggestions> {
  const index = await refreshIndex(ctx, settingsOf(ctx.db.payload).searchInMemory);
  const begun = await read(ctx, index, readTyped(index.vocabulary, index.synonyms, typed));
  if (!isEmpty(begun)) return begun;
  return read(ctx, index, readQuery(index.vocabulary, index.synonyms, typed, true));
}

const isEmpty = ({ products, categories, shops }: Suggestions): boolean =>
  products.length + categories.length + shops.length === 0;

async function read(ctx: Ctx, index: SearchIndex, terms: readonly Term[]): Promise<Suggestions> {
  const [products, categories, shops] = await Promise.all([
    readProducts(ctx, index, terms),
    readCategories(ctx, index, terms),
    readShops(ctx, index, terms),
  ]);
  return { products, categories, shops };
}

async function readProducts(ctx: Ctx, index: SearchIndex, terms: readonly Term[]): Promise<Product[]> {
  if (terms.length === 0) return [];
  const found = index.isWhole
    ? searchMemory(index, terms, false, anywhere, suggested.products)
    : await searchDatabase(ctx, index, terms, false, anywhere, CONSIDERED);
  const ids = found.slice(0, suggested.products);
  if (ids.length === 0) return [];
  const products = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible({ id: { in: ids } }),
    select: { name: true, name_bn: true, slug: true, thumbnail: true, selling_price: true },
    limit: suggested.products,
  });
  return inOrder(products, ids);
}

async function readCategories(
  ctx: Ctx,
  index: SearchIndex,
  terms: readonly Term[],
): Promise<Suggestions['categories']> {
  const keys = rankNames(index, terms, ['main-categories', 'child-categories']);
  if (keys.length === 0) return [];
  const menu = await ctx.db.whileUnchanged('category menu', () => readMenu(ctx));
  const shown = new Map<NameKey, Suggestions['categories'][number]>();
  for (const category of menu.main) shown.set(`main-categories/${category.id}`, { level: 'main', category });
  for (const category of menu.child) shown.set(`child-categories/${category.id}`, { level: 'child', category });
  return keys
    .map((key) => shown.get(key))
    .filter((found) => found !== undefined)
    .slice(0, suggested.categories);
}

async function readShops(ctx: Ctx, index: SearchIndex, terms: readonly Term[]): Promise<Shop[]> {
  const ids = rankNames(index, terms, ['shops'])
    .slice(0, NAMES)
    .map((key) => idFromText(ctx, key.slice('shops/'.length)));
  if (ids.length === 0) return [];
  const shops = await ctx.db.rows('open shops are public', 'shops', {
    where: { and: [{ active: { equals: 1 } }, { id: { in: ids } }] },
    select: { name: true, name_bn: true, slug: true },
    limit: NAMES,
  });
  return inOrder(shops, ids).slice(0, suggested.shops);
}

/** The names that match all terms, best first. */
function rankNames(index: SearchIndex, terms: readonly Term[], from: readonly string[]): NameKey[] {
  const keys = new Set<NameKey>();
  for (const { readings } of terms.slice(0, 1)) {
    for (const { words } of readings)
      for (const word of words[0]?.keys() ?? []) for (const key of index.namesByWord.get(word) ?? []) keys.add(key);
  }
  return [...keys]
    .filter((key) => from.includes(key.slice(0, key.indexOf('/'))))
    .map((key) => {
      const words = { names: [index.names.get(key) ?? []], brand: [], shop: [], categories: [] };
      return { key, fit: fitOf(words, terms, false) };
    })
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ key }) => key);
}

function inOrder<T extends { id: Id }>(rows: readonly T[], ids: readonly Id[]): T[] {
  const byId = rowsById(rows);
  return ids.map((id) => byId.get(String(id))).filter((row) => row !== undefined);
}
