/**
 * Vendors write one text in both languages, one after the other. Readers see the parts in their own language; a text
 * in only one language is shown as it is.
 */
import type { Language } from '../messages/language';

export const scriptOf = (text: string): Language | null => {
  const bangla = text.match(/[\u0980-\u09ff]/g)?.length ?? 0;
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0;
  if (bangla + latin < 3) return null;
  return bangla >= latin ? 'bn' : 'en';
};

/** A text stored once per language: the reader's, or else the other one. */
export const inReaders = (language: Language, english: string, bangla: string): string =>
  language === 'bn' ? bangla || english : english || bangla;

/** Paragraphs, parts separated by a slash, sentences: each with its separator. */
const pieces = (text: string): string[] => text.match(/[\s\S]+?(?:\n+|\s[/|]\s|[.!?।]+(?:\s+|$)|$)/g) ?? [text];

/** The part of a text that is in this language. */
export function inLanguage(text: string, language: Language): string {
  const kept: string[] = [];
  let hasOther = false;
  let last: Language | null = null;
  for (const piece of pieces(text)) {
    // A piece without letters (a number, a list mark) belongs to the one before it.
    const script: Language | null = scriptOf(piece) ?? last;
    last = script;
    if (script === null || script === language) kept.push(piece);
    else hasOther = true;
  }
  const own = kept
    .join('')
    .replace(/\s[/|]\s$/, '')
    .trim();
  return hasOther && scriptOf(own) === language ? own : text;
}
