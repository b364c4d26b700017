/** Sentences with values in them. Each is compiled when it is first said, so that a page pays for its own words only. */
import { IntlMessageFormat } from 'intl-messageformat';
import { compileSentence } from './compile';
import { localeOf, type Language } from '../../../frontend/messages/language';

export type Values = Record<string, string | number>;

const compiled: Record<Language, Map<string, IntlMessageFormat>> = { en: new Map(), bn: new Map() };

/** The sentence with its values; one without placeholders is what it is. */
export function formatSentence(text: string, language: Language, values: Values = {}): string {
  const tree = compiled[language].get(text) ?? compileSentence(text);
  if (typeof tree === 'string') return tree;
  const format = tree instanceof IntlMessageFormat ? tree : new IntlMessageFormat(tree, localeOf(language));
  compiled[language].set(text, format);
  return String(format.format(values));
}
