/**
 * Search in the database itself, for catalogues too large to keep every word in memory: the words as parts of names in
 * either language, or whole names of categories and brands. Nothing is kept in the process. Typing errors are not forgiven here.
 */
import type { CollectionSlug, Where } from 'payload';
import type { Product } from '../../payload-types';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import type { Ctx, Id } from '../ctx';
import { wordsOf } from './searchWords';

const WORDS = 6;
const NAMES = 20;
const publicNames = 'names of brands, shops and categories are public';
const around = [
  ['brand', 'brands'],
  ['shop', 'shops'],
  ['subcategory', 'sub-categories'],
  ['childcategory', 'child-categories'],
] as const satisfies readonly (readonly [string, CollectionSlug])[];

/** The ids that match, best first: all words in the names, else with what stands around a product, else any of the words. */
export async function searchDatabase(ctx: Ctx, keyword: string, most: number): Promise<Id[]> {
  const words = [...new Set(wordsOf(keyword))].slice(0, WORDS);
  if (words.length === 0) return [];
  const own = words.map(inNames);
  const named = await matches(ctx, { and: own }, most);
  if (named.length > 0) return ranked(named, words);
  const wide: Where[] = [];
  for (const [index, word] of words.entries()) wide.push({ or: [own[index]!, ...(await namesAround(ctx, word))] });
  const all = await matches(ctx, { and: wide }, most);
  if (all.length > 0 || words.length === 1) return ranked(all, words);
  return ranked(await matches(ctx, { or: own }, most), words);
}

const inNames = (word: string): Where => ({ or: [{ name: { contains: word } }, { name_bn: { contains: word } }] });

function matches(ctx: Ctx, where: Where, most: number): Promise<Product[]> {
  return ctx.db.rows(publicCatalogue, 'products', { where: onlyVisible(where), sort: '-id', limit: most, select: { name: true, name_bn: true, sold: true } });
}

async function namesAround(ctx: Ctx, word: string): Promise<Where[]> {
  const conditions: Where[] = [];
  for (const [field, collection] of around) {
    const found = await ctx.db.rows(publicNames, collection, { where: inNamesOf(collection, word), limit: NAMES, select: { name: true } });
    if (found.length > 0) conditions.push({ [field]: { in: found.map(({ id }) => id) } });
  }
  return conditions;
}

/** A shop has one name only. */
const inNamesOf = (collection: CollectionSlug, word: string): Where => (collection === 'shops' ? { name: { contains: word } } : inNames(word));

/** Whole words before parts, then what sells. */
function ranked(products: Product[], words: string[]): Id[] {
  const score = (product: Product): number => {
    const there = new Set(wordsOf(`${product.name} ${product.name_bn}`));
    return words.filter((word) => there.has(word)).length;
  };
  return products
    .map((product) => ({ id: product.id, score: score(product), sold: product.sold }))
    .sort((a, b) => b.score - a.score || b.sold - a.sold)
    .map(({ id }) => id);
}
