/**
 * Catalogues of sentences, one per feature or screen, with both languages side by side: a sentence that lacks a language does
 * not compile. Sentences are ICU messages: `{name}`, `{count, number}`, `{count, plural, one {# item} other {# items}}`.
 */

/** `note` tells a translator what the words are for where they do not say it themselves. */
export type Sentence = { readonly en: string; readonly bn: string; readonly note?: string };
export type Messages<K extends string = string> = Readonly<Record<K, Sentence>>;

/** Declares a catalogue; its keys become the type of `say`. */
export const defineMessages = <K extends string>(messages: Messages<K>): Messages<K> => messages;
