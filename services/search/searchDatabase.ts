/**
 * Search in the database, for catalogues too large to hold in memory. The vocabulary tells which words a typed word may
 * stand for, so the database is searched for whole words: first in the products' names, then in related names. Each
 * step reads only as much as is still needed.
 */
import type { Where } from 'payload';
import type { Term } from '../../domain/search/query';
import { fitOf } from '../../domain/search/rank';
import { fit, type Meant } from '../../domain/search/vocabulary';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import type { Ctx, Id } from '../ctx';
import { idFromText } from '../jobs/idFromText';
import { wordFields } from './refreshIndex';
import { fieldOf, wordsOfProduct, type SearchIndex } from './searchIndex';
import { byFit } from './searchMemory';
import { soldHere, type Here } from './soldHere';

/** The number of matching brands, shops or categories whose products are looked for. */
const NAMES = 100;
/** Only the best candidates for a typed word are looked for; the others are hardly meant. */
const WORDS = 50;
/** In a search of several words, a word in more products than this does not decide alone. */
const CANDIDATES = 1_000;

/** The ids of the products sold in this place that match all terms, or any of them, best first. */
export async function searchDatabase(
  ctx: Ctx,
  index: SearchIndex,
  terms: readonly Term[],
  any: boolean,
  here: Here,
  most: number,
): Promise<Id[]> {
  const ids = new Set<Id>();
  const also = soldHere(here);
  for (const asked of any ? terms.map((term) => [term]) : [terms]) {
    if (ids.size < most) await addMatches(ctx, index, asked, also, most, ids);
  }
  if (ids.size === 0) return [];
  const products = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible({ id: { in: [...ids] } }),
    sort: 'id',
    limit: ids.size,
    select: wordFields,
  });
  return products
    .map((product) => ({ id: product.id, sold: product.sold, fit: fitOf(wordsOfProduct(index, product), terms, any) }))
    .filter((each) => each.fit > 0)
    .sort(byFit)
    .slice(0, most)
    .map(({ id }) => id);
}

async function addMatches(
  ctx: Ctx,
  index: SearchIndex,
  terms: readonly Term[],
  also: readonly Where[],
  most: number,
  ids: Set<Id>,
): Promise<void> {
  const steps = [
    () => named(ctx, index, terms, also, fit.nearSound, most),
    () => named(ctx, index, terms, also, 0, most),
    () => withNamesAround(ctx, index, terms, also, most),
  ];
  for (const step of steps) if (ids.size < most) for (const id of await step()) ids.add(id);
}

/** Products whose own names match all terms, by words that fit at least this well. */
async function named(
  ctx: Ctx,
  index: SearchIndex,
  terms: readonly Term[],
  also: readonly Where[],
  least: number,
  limit: number,
): Promise<Id[]> {
  const asked = terms.map(({ readings }) =>
    readings
      .map(({ words }) => words.map((meant) => spellingsOf(index, meant, least)))
      .filter((reading) => reading.every((spellings) => spellings.length > 0)),
  );
  if (asked.some((readings) => readings.length === 0)) return [];
  return ctx.db.matches(publicCatalogue, 'products', { terms: asked, also: onlyVisible(...also), limit });
}

const spellingsOf = ({ vocabulary }: SearchIndex, meant: Meant, least: number): string[] =>
  [...meant]
    .filter(([, value]) => value >= least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, WORDS)
    .flatMap(([word]) => [word, ...(vocabulary.spellings.get(word) ?? [])]);

/** Every term matches the product's own or related names, at least one of them the related ones. */
async function withNamesAround(
  ctx: Ctx,
  index: SearchIndex,
  terms: readonly Term[],
  also: readonly Where[],
  most: number,
): Promise<Id[]> {
  const words = terms.flatMap(({ readings }) => readings.flatMap((reading) => reading.words));
  if (!words.some((meant) => placesNamed(ctx, index, meant).length > 0)) return [];
  // A single word has been looked for in the names already.
  const own = words.length === 1 ? null : await ownIds(ctx, index, words, also);
  const wordIn = (meant: Meant): Where => ({
    or: [...placesNamed(ctx, index, meant), ...(own ? [own.get(meant)!] : [])],
  });
  const rows = await ctx.db.rows(publicCatalogue, 'products', {
    where: onlyVisible(
      ...also,
      ...terms.map(({ readings }): Where => ({ or: readings.map((reading) => ({ and: reading.words.map(wordIn) })) })),
    ),
    sort: '-createdAt',
    limit: most,
    select: { visible: true },
  });
  return rows.map(({ id }) => id);
}

async function ownIds(
  ctx: Ctx,
  index: SearchIndex,
  words: readonly Meant[],
  also: readonly Where[],
): Promise<Map<Meant, Where>> {
  const found = await Promise.all(
    words.map((meant) =>
      named(ctx, index, [{ typed: '', readings: [{ worth: 1, words: [meant] }] }], also, 0, CANDIDATES),
    ),
  );
  return new Map(words.map((meant, at) => [meant, { id: { in: found[at]! } }]));
}

/** The brands, shops and categories whose names have the word, as conditions on products. */
function placesNamed(ctx: Ctx, index: SearchIndex, meant: Meant): Where[] {
  const ids = new Map<string, Id[]>();
  for (const word of meant.keys()) {
    for (const key of index.namesByWord.get(word) ?? []) {
      const { field, id } = fieldOf(key);
      const there = ids.get(field) ?? [];
      if (there.length < NAMES) there.push(idFromText(ctx, id));
      ids.set(field, there);
    }
  }
  return [...ids].map(([field, list]) => ({ [field]: { in: list } }));
}
