/**
 * Search in the database itself, for catalogues too large to keep every word in memory: words that begin with what was typed,
 * then parts of words, in either language, then names of the shops, categories and brands around. Nothing is kept in the
 * process, and every step looks no further than what is still wanted. Typing errors are not forgiven here.
 */
import type { CollectionSlug, Where } from 'payload';
import type { Product } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import type { Ctx, Id } from '../ctx';
import { wordsOf } from './searchWords';

const WORDS = 6;
const NAMES = 100;
/** Shorter ones are looked for where words begin: inside of words they are everywhere. */
const SHORTEST_PART = 3;
/** A word found in the names of more products than this does not decide alone in a search of several. */
const CANDIDATES = 1_000;
const publicNames = 'names of brands, shops and categories are public';
const around = [
  ['brand', 'brands'],
  ['shop', 'shops'],
  ['category', 'main-categories'],
  ['subcategory', 'sub-categories'],
  ['childcategory', 'child-categories'],
] as const satisfies readonly (readonly [string, CollectionSlug])[];

/** The products that match, best first, with the fields that are asked for: all words, in the names or around the product; where nothing has them all, any of the words. */
export async function searchDatabase(
  ctx: Ctx,
  keyword: string,
  most: number,
  fields: Readonly<Record<string, true>>,
): Promise<Product[]> {
  const words = [...new Set(wordsOf(keyword))].slice(0, WORDS);
  if (words.length === 0) return [];
  const found = await withAll(ctx, words, most);
  if (found.length > 0 || words.length === 1) return ranked(ctx, found, words, fields);
  const any: Id[] = [];
  for (const word of words) add(any, await withAll(ctx, [word], most), most);
  return ranked(ctx, any, words, fields);
}

async function withAll(ctx: Ctx, words: string[], most: number): Promise<Id[]> {
  const ids = await named(ctx, words, 'beginnings', most);
  if (ids.length < most) add(ids, await named(ctx, words, 'anywhere', most), most);
  if (ids.length < most) add(ids, await withNamesAround(ctx, words, most), most);
  return ids;
}

const named = (ctx: Ctx, words: string[], where: 'beginnings' | 'anywhere', limit: number): Promise<Id[]> =>
  ctx.db.matches(publicCatalogue, 'products', { words, where, also: onlyVisible(), limit });

function add(ids: Id[], more: readonly Id[], most: number): void {
  const there = new Set(ids);
  for (const id of more) if (!there.has(id) && ids.length < most) ids.push(id);
}

/** Every word stands in the names or around the product, at least one of them around. */
async function withNamesAround(ctx: Ctx, words: string[], most: number): Promise<Id[]> {
  const conditions: Where[] = [];
  let isAround = false;
  for (const word of words) {
    const places = await placesNamed(ctx, word);
    isAround ||= places.length > 0;
    // A single word was looked for in the names already.
    const own = words.length === 1 ? [] : [{ id: { in: await named(ctx, [word], 'anywhere', CANDIDATES) } }];
    conditions.push({ or: [...places, ...own] });
  }
  if (!isAround) return [];
  const rows = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible(...conditions),
    sort: '-createdAt',
    limit: most,
    select: { visible: true },
  });
  return rows.map(({ id }) => id);
}

/** The brands, shops and categories whose names have the word, as conditions on products. */
async function placesNamed(ctx: Ctx, word: string): Promise<Where[]> {
  const conditions: Where[] = [];
  for (const [field, collection] of around) {
    const found = await ctx.db.rows(publicNames, collection, {
      where: inNamesOf(collection, word),
      limit: NAMES,
      select: { name: true, ...(collection === 'shops' ? {} : { name_bn: true }) },
    });
    const meant = found.filter((each) =>
      isIn(word, wordsOf(`${each.name} ${'name_bn' in each ? (each.name_bn ?? '') : ''}`)),
    );
    if (meant.length > 0) conditions.push({ [field]: { in: meant.map(({ id }) => id) } });
  }
  return conditions;
}

const isIn = (word: string, names: readonly string[]): boolean =>
  names.some((name) => ([...word].length < SHORTEST_PART ? name.startsWith(word) : name.includes(word)));

/** A shop has one name only. */
const inNamesOf = (collection: CollectionSlug, word: string): Where =>
  collection === 'shops'
    ? { name: { contains: word } }
    : { or: [{ name: { contains: word } }, { name_bn: { contains: word } }] };

/** Whole words before parts, words of the name before what stands around, then what sells. */
async function ranked(
  ctx: Ctx,
  ids: Id[],
  words: string[],
  fields: Readonly<Record<string, true>>,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const products = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible({ id: { in: ids } }),
    sort: 'id',
    limit: ids.length,
    select: { ...fields, name: true, name_bn: true, sold: true },
  });
  const score = (product: Product): number => {
    const there = wordsOf(`${product.name} ${product.name_bn}`);
    return words.reduce(
      (sum, word) => sum + (there.includes(word) ? 2 : there.some((each) => each.includes(word)) ? 1 : 0),
      0,
    );
  };
  return products
    .map((product) => ({ product, score: score(product) }))
    .sort((a, b) => b.score - a.score || b.product.sold - a.product.sold)
    .map(({ product }) => product);
}
