/** `Did you mean …`: the search with the known words that are nearest to its unknown ones. */
import type { Term } from './query';
import { fit, type Vocabulary } from './vocabulary';
import { isBangla, isWithin } from './words';

/** Null if every word is known or sounds like a known one, or nothing similar is known. */
export function correctionOf(vocabulary: Vocabulary, terms: readonly Term[]): string | null {
  let changed = false;
  const words = terms.map(({ typed, readings }) => {
    const meant = readings.length === 1 && readings[0]!.words.length === 1 ? readings[0]!.words[0]! : null;
    if (!meant || vocabulary.words.has(typed)) return typed;
    if ([...meant.values()].some((value) => value > fit.typing)) return typed;
    // In the same script as typed, and with one error rather than two.
    const near = [...meant.keys()].filter((word) => isBangla(word) === isBangla(typed));
    const nearest = near.find((word) => isWithin(word, typed, 1)) ?? near[0];
    if (nearest === undefined) return typed;
    changed = true;
    return nearest;
  });
  return changed ? words.join(' ') : null;
}
