/**
 * Catalogues of sentences, one per feature, with both languages side by side: a sentence that lacks a language does not
 * compile. Sentences are ICU messages: `{name}`, `{count, plural, one {# item} other {# items}}`.
 */
import type { MessageFormatElement } from 'react-intl';
import { compileSentence } from './compile';
import type { Language } from './language';

/** `note` tells a translator what the words are for where they do not say it themselves. */
export type Sentence = { en: string; bn: string; note?: string };
export type Messages<K extends string = string> = { readonly feature: string; readonly sentences: Record<K, Sentence> };

/** Every sentence that the loaded pages brought along, by `feature.key`: what react-intl looks in. */
export const catalogues: Record<Language, Record<string, string | MessageFormatElement[]>> = { en: {}, bn: {} };

export function defineMessages<const K extends string>(feature: string, sentences: Record<K, Sentence>): Messages<K> {
  for (const [key, sentence] of Object.entries<Sentence>(sentences)) {
    catalogues.en[`${feature}.${key}`] = compileSentence(sentence.en);
    catalogues.bn[`${feature}.${key}`] = compileSentence(sentence.bn);
  }
  return { feature, sentences };
}
