/**
 * Each language has an address of its own, so that search engines show both: `?lang=bn` is Bangla; without it a page is
 * English unless the reader has chosen a language. Such an address overrides an earlier choice, and is stored as the
 * new one.
 */
import type { Language } from '../../../frontend/messages/language';

const name = 'lang';
const own: Readonly<Record<Language, string>> = { en: '', bn: `?${name}=bn` };

/** The language that an address requests, if it names one. */
export function languageOfQuery(query: URLSearchParams): Language | null {
  const asked = query.get(name);
  return asked === 'en' || asked === 'bn' ? asked : null;
}

/** A page's own address in a language; `path` is without a query. */
export const pathInLanguage = (path: string, language: Language): string => path + own[language];

/** The same query, for another language. */
export function queryInLanguage(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  query.delete(name);
  if (language === 'bn') query.set(name, language);
  const text = query.toString();
  return text && `?${text}`;
}
