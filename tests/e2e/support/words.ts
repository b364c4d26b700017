/** The two languages of a journey, and words as the page shows them. */
export type Language = 'en' | 'bn';
export const languages: readonly Language[] = ['en', 'bn'];

/** Bangla letters such as য় come in two forms; both are the same word. */
export const word = <T extends string | RegExp>(wanted: T): T =>
  (typeof wanted === 'string'
    ? wanted.normalize('NFC')
    : new RegExp(wanted.source.normalize('NFC'), wanted.flags)) as T;

/** A text with its digits in Bangla. */
export const banglaDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);

type Catalogue<K extends string> = Readonly<Record<K, { en: string; bn: string }>>;

/** The storefront's own words in a language: `say(cartMessages, 'title')`. Sentences with a plural are written out in the journey. */
export const sayer =
  (language: Language) =>
  <K extends string>(catalogue: Catalogue<K>, key: K, values: Record<string, string | number> = {}): string =>
    word(catalogue[key][language]).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
