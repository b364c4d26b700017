/**
 * The best matches of a search. All words must match, as themselves, by sound or in part; if no product has them all,
 * typing errors are allowed in every word, and finally any of the words is enough.
 */
import { correctionOf } from '../../domain/search/correct';
import { readQuery, wordsAsked } from '../../domain/search/query';
import { anywhere } from '../../domain/places/reach';
import type { Ctx, Id } from '../ctx';
import { settingsOf } from '../openCtx';
import { refreshIndex } from './refreshIndex';
import { searchDatabase } from './searchDatabase';
import type { Ranked, SearchIndex } from './searchIndex';
import { searchMemory } from './searchMemory';
import { keyOfPlace, type Here } from './soldHere';

const tries = [
  { tolerant: false, any: false },
  { tolerant: true, any: false },
  { tolerant: true, any: true },
] as const;

/**
 * Small catalogues are searched in memory, large ones, whose words would take hundreds of megabytes and a long start,
 * in the database. Both by the same rules, and both only among what is sold in this place: the best of the whole country
 * may leave nothing of it.
 */
export async function rankProducts(
  ctx: Ctx,
  keyword: string,
  here: Here,
  most: number,
): Promise<Ranked & { index: SearchIndex }> {
  const index = await refreshIndex(ctx, settingsOf(ctx.db.payload).searchInMemory);
  const key = JSON.stringify([keyOfPlace(here), ...wordsAsked(keyword)]);
  const known = index.isWhole ? index.answers.get(key) : undefined;
  if (known) return { ...known, index };
  const ranked = await rank(ctx, index, keyword, here, most);
  if (index.isWhole) index.answers.set(key, ranked);
  return { ...ranked, index };
}

async function rank(ctx: Ctx, index: SearchIndex, keyword: string, here: Here, most: number): Promise<Ranked> {
  for (const { tolerant, any } of tries) {
    const terms = readQuery(index.vocabulary, index.synonyms, keyword, tolerant);
    const find = async (there: Here): Promise<Id[]> =>
      index.isWhole
        ? searchMemory(index, terms, any, there, most)
        : searchDatabase(ctx, index, terms, any, there, most);
    const ids = await find(here);
    // Matches in other places are no reason to read the words differently.
    if (ids.length > 0 || (here !== anywhere && (await find(anywhere)).length > 0))
      return { ids, meant: correctionOf(index.vocabulary, terms), isUnknown: false };
  }
  return { ids: [], meant: null, isUnknown: true };
}
