/** Digits, taka, times and texts in the reader's language. */
import { written, type Written } from '../../domain/text/written';
import type { Language } from '../messages/language';
import { inLanguage } from './inLanguage';

export type Formats = Written & {
  /** One decimal place, as discounts are shown. */
  oneDecimal: (value: number) => string;
  /** The part of a vendor's text that is in the reader's language. */
  wordsOf: (text: string) => string;
};

const formatsIn = (language: Language): Formats => ({
  ...written[language],
  oneDecimal: (value) => written[language].digits(value.toFixed(1)),
  wordsOf: (text) => inLanguage(text, language),
});

export const formats: Readonly<Record<Language, Formats>> = { en: formatsIn('en'), bn: formatsIn('bn') };
