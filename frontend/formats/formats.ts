/**
 * Digits, taka and times in local formats. Implemented here instead of with Intl, because its data differs between
 * versions of servers and browsers and a page must be the same in both.
 */
import { banglaDigits, groupedDigits } from '../../domain/text/bangla';
import { formatInstant } from '../../domain/time/dhaka';
import type { Language } from '../messages/language';
import { inLanguage } from './inLanguage';

export type Formats = {
  /** The digits of a text in the reader's script. */
  digits: (text: string | number) => string;
  /** 12,34,567 in Bangla (lakh grouping), 1,234,567 in English. */
  number: (value: number) => string;
  /** One decimal place, as discounts are shown. */
  oneDecimal: (value: number) => string;
  /** Whole taka with its sign: ৳1,250 or ৳১,২৫০. */
  taka: (amount: number) => string;
  /** dd/mm/yyyy in Dhaka. */
  day: (instant: string) => string;
  /** dd/mm/yyyy hh:mm:ss in Dhaka. */
  moment: (instant: string) => string;
  /** The name of a record in the reader's language; the other one where it is missing. */
  nameOf: (record: { name: string; name_bn?: string | null | undefined } | null | undefined) => string;
  /** The part of a vendor's text that is in the reader's language. */
  wordsOf: (text: string) => string;
};

function formatsIn(language: Language): Formats {
  const digits = (text: string | number) => (language === 'bn' ? banglaDigits(text) : String(text));
  const signed = (value: number, mark = '') =>
    (value < 0 ? '−' : '') + mark + groupedDigits(Math.abs(Math.trunc(value)), language);
  const moment = (instant: string) => {
    const date = new Date(instant);
    return Number.isNaN(date.getTime()) ? '' : digits(formatInstant(date));
  };
  return {
    digits,
    number: (value) => signed(value),
    oneDecimal: (value) => digits(value.toFixed(1)),
    taka: (amount) => signed(amount, '৳'),
    day: (instant) => moment(instant).slice(0, 10),
    moment,
    nameOf: (record) => (language === 'bn' && record?.name_bn) || (record?.name ?? ''),
    wordsOf: (text) => inLanguage(text, language),
  };
}

export const formats: Readonly<Record<Language, Formats>> = { en: formatsIn('en'), bn: formatsIn('bn') };
