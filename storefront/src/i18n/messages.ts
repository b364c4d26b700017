/**
 * Catalogues of sentences, one per feature, with both languages side by side: a sentence that lacks a language does not
 * compile. Sentences are ICU messages: `{name}`, `{count, plural, one {# item} other {# items}}`.
 */

/** `note` tells a translator what the words are for where they do not say it themselves. */
export type Sentence = { en: string; bn: string; note?: string };
export type Messages<K extends string = string> = { readonly feature: string; readonly sentences: Record<K, Sentence> };

export const defineMessages = <const K extends string>(
  feature: string,
  sentences: Record<K, Sentence>,
): Messages<K> => ({
  feature,
  sentences,
});
