import { wordsOf, type ShownBlock } from '../../domain/richText/shown';
import type { Language } from '../messages/language';
import { scriptOf } from './inLanguage';

/**
 * The parts of a text in this language; all of them if it is written in one language, or if none is in the reader's.
 */
export function blocksInLanguage(blocks: readonly ShownBlock[], language: Language): readonly ShownBlock[] {
  let last: Language | null = null;
  const scripts = blocks.map((block) => (last = scriptOf(wordsOf([block])) ?? last));
  if (!scripts.includes(language)) return blocks;
  return blocks.filter((_, index) => (scripts[index] ?? language) === language);
}
