/** Sentences of the panel in both languages, side by side, so that neither is forgotten. */
import { banglaDigits } from '../../../domain/text/bangla';
import type { Language } from '../../../frontend/messages/language';

export type WordPair = { readonly en: string; readonly bn: string };
export type WordList = Readonly<Record<string, WordPair>>;

/** Declares the words of a screen; the keys become the type of `say`. */
export const words = <const W extends WordList>(list: W): W => list;

export type WordValues = Readonly<Record<string, string | number>>;

/** A sentence with its values in place: `{count} orders`. Numbers are written in the reader's digits. */
export function fill(sentence: string, values: WordValues | undefined, language: Language): string {
  if (!values) return sentence;
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = values[key];
    if (value === undefined) return whole;
    return typeof value === 'number' && language === 'bn' ? banglaDigits(value) : String(value);
  });
}
