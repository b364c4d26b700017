/** Search in the words of products that are held in memory. */
import { fitOf } from '../../domain/search/rank';
import type { Term } from '../../domain/search/query';
import type { Id } from '../ctx';
import type { SearchIndex } from './searchIndex';
import { isSoldHere, type Here } from './soldHere';

/** The ids of the products sold in this place that match all terms, or any of them, best first. */
export function searchMemory(index: SearchIndex, terms: readonly Term[], any: boolean, here: Here, most: number): Id[] {
  const found: { id: Id; fit: number; sold: number }[] = [];
  for (const key of candidates(index, terms, any)) {
    const { words, row } = index.products.get(key)!;
    if (!isSoldHere(row, here)) continue;
    const fit = fitOf(words, terms, any);
    if (fit > 0) found.push({ id: row.id, fit, sold: row.sold });
  }
  return found
    .sort(byFit)
    .slice(0, most)
    .map(({ id }) => id);
}

/** Best match first, then best-selling, then newest. */
export const byFit = (a: { id: Id; fit: number; sold: number }, b: typeof a): number =>
  b.fit - a.fit || b.sold - a.sold || (a.id < b.id ? 1 : -1);

/** Products that contain a word of the rarest term, or with `any` of any term. */
function candidates(index: SearchIndex, terms: readonly Term[], any: boolean): Set<string> {
  const sets = terms.map((term) => {
    const keys = new Set<string>();
    for (const { words } of term.readings) {
      // All words of a reading must be present, so the products of its first word are enough.
      for (const word of words[0]?.keys() ?? []) for (const key of index.byWord.get(word) ?? []) keys.add(key);
    }
    return keys;
  });
  if (any) return new Set(sets.flatMap((keys) => [...keys]));
  return sets.reduce((least, keys) => (keys.size < least.size ? keys : least), sets[0] ?? new Set<string>());
}
