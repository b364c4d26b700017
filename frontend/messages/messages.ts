/**
 * Message catalogues, one per feature or screen, with both languages side by side: a message that lacks a language
 * does not compile. The syntax is ICU: `{name}`, `{count, number}`, `{count, plural, one {# item} other {# items}}`.
 */

/** `note` tells a translator what the text is for where that is not obvious. */
export type Sentence = { readonly en: string; readonly bn: string; readonly note?: string };
export type Messages<K extends string = string> = Readonly<Record<K, Sentence>>;

/** Declares a catalogue; its keys become the type of `say`. */
export const defineMessages = <K extends string>(messages: Messages<K>): Messages<K> => messages;
