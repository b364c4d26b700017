/** Sentences and formats in the reader's language. */
import { createContext, useContext, useMemo } from 'react';
import { inLanguage } from './inLanguage';
import { formatSentence, type Values } from './formatSentence';
import { day, digits, moment, oneDecimal, taka, wholeNumber } from './format';
import type { Language } from './language';
import type { Messages } from './messages';

export const LanguageContext = createContext<Language>('en');
export const useLanguage = (): Language => useContext(LanguageContext);

export type Say<K extends string> = (key: K, values?: Values) => string;

/** `const say = useText(messages); say('title')`. */
export function useText<K extends string>(messages: Messages<K>): Say<K> {
  const language = useLanguage();
  return useMemo(
    () => (key: K, values?: Values) => formatSentence(messages.sentences[key][language], language, values),
    [language, messages],
  );
}

export type Formats = {
  taka: (amount: number) => string;
  number: (value: number) => string;
  oneDecimal: (value: number) => string;
  digits: (text: string | number) => string;
  day: (instant: string) => string;
  moment: (instant: string) => string;
  /** The name of a record in the reader's language; the other one where it is missing. */
  nameOf: (record: { name: string; name_bn?: string | null | undefined }) => string;
  /** The part of a vendor's text that is in the reader's language. */
  wordsOf: (text: string) => string;
};

const formatsIn = (language: Language): Formats => ({
  taka: (amount) => taka(amount, language),
  number: (value) => wholeNumber(value, language),
  oneDecimal: (value) => oneDecimal(value, language),
  digits: (text) => digits(text, language),
  day: (instant) => day(instant, language),
  moment: (instant) => moment(instant, language),
  nameOf: ({ name, name_bn }) => (language === 'bn' && name_bn ? name_bn : name),
  wordsOf: (text) => inLanguage(text, language),
});

const formats: Record<Language, Formats> = { en: formatsIn('en'), bn: formatsIn('bn') };

export const useFormats = (): Formats => formats[useLanguage()];
