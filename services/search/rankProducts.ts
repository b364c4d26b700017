/**
 * The best matches of a search. All words must match, as themselves, by sound or in part; if no product has them all,
 * typing errors are allowed in every word, and finally any of the words is enough.
 */
import { correctionOf } from '../../domain/search/correct';
import { readQuery, wordsAsked } from '../../domain/search/query';
import type { Ctx, Id } from '../ctx';
import { settingsOf } from '../openCtx';
import { refreshIndex } from './refreshIndex';
import { searchDatabase } from './searchDatabase';
import type { Ranked, SearchIndex } from './searchIndex';
import { searchMemory } from './searchMemory';

const tries = [
  { tolerant: false, any: false },
  { tolerant: true, any: false },
  { tolerant: true, any: true },
] as const;

/**
 * Small catalogues are searched in memory, large ones, whose words would take hundreds of megabytes and a long start,
 * in the database. Both by the same rules.
 */
export async function rankProducts(ctx: Ctx, keyword: string, most: number): Promise<Ranked & { index: SearchIndex }> {
  const index = await refreshIndex(ctx, settingsOf(ctx.db.payload).searchInMemory);
  const key = wordsAsked(keyword).join(' ');
  const known = index.isWhole ? index.answers.get(key) : undefined;
  if (known) return { ...known, index };
  const ranked = await rank(ctx, index, keyword, most);
  if (index.isWhole) index.answers.set(key, ranked);
  return { ...ranked, index };
}

async function rank(ctx: Ctx, index: SearchIndex, keyword: string, most: number): Promise<Ranked> {
  let ids: Id[] = [];
  for (const { tolerant, any } of tries) {
    const terms = readQuery(index.vocabulary, index.synonyms, keyword, tolerant);
    ids = index.isWhole ? searchMemory(index, terms, any, most) : await searchDatabase(ctx, index, terms, any, most);
    if (ids.length > 0) return { ids, meant: correctionOf(index.vocabulary, terms) };
  }
  return { ids, meant: null };
}
