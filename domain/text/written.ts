/**
 * Digits, taka and times in a language, on screens and on paper. Implemented here instead of with Intl, whose data
 * differs between versions of servers and browsers: a page must be the same in both.
 */
import { formatInstant } from '../time/dhaka';
import { banglaDigits, groupedDigits } from './bangla';

type Language = 'en' | 'bn';
type Named = { name: string; name_bn?: string | null | undefined };

function writtenIn(language: Language) {
  const digits = (text: string | number): string => (language === 'bn' ? banglaDigits(text) : String(text));
  const signed = (value: number, mark = ''): string =>
    (value < 0 ? '−' : '') + mark + groupedDigits(Math.abs(Math.trunc(value)), language);
  const moment = (instant: string): string => {
    const date = new Date(instant);
    return Number.isNaN(date.getTime()) ? '' : digits(formatInstant(date));
  };
  return {
    /** The digits of a text in the reader's script. */
    digits,
    /** 12,34,567 in Bangla (lakh grouping), 1,234,567 in English. */
    number: (value: number): string => signed(value),
    /** Whole taka with its sign: ৳1,250 or ৳১,২৫০. */
    taka: (amount: number): string => signed(amount, '৳'),
    /** dd/mm/yyyy in Dhaka. */
    day: (instant: string): string => moment(instant).slice(0, 10),
    /** dd/mm/yyyy hh:mm:ss in Dhaka. */
    moment,
    /** The name of a record in the reader's language, or else in the other one. */
    nameOf: (record: Named | null | undefined): string =>
      (language === 'bn' && record?.name_bn) || (record?.name ?? ''),
  };
}

export type Written = ReturnType<typeof writtenIn>;
export const written: Readonly<Record<Language, Written>> = { en: writtenIn('en'), bn: writtenIn('bn') };
