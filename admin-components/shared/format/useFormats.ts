'use client';
/** Numbers, taka, days and times as people here write them, in the reader's digits. */
import { useMemo } from 'react';
import { banglaDigits } from '../../../domain/text/bangla';
import { dhakaWeekday, formatInstant } from '../../../domain/time/dhaka';
import { usePanelLanguage } from '../words/useWords';
import type { PanelLanguage } from '../words/words';

const weekdays = [
  { en: 'Sunday', bn: 'রবিবার' },
  { en: 'Monday', bn: 'সোমবার' },
  { en: 'Tuesday', bn: 'মঙ্গলবার' },
  { en: 'Wednesday', bn: 'বুধবার' },
  { en: 'Thursday', bn: 'বৃহস্পতিবার' },
  { en: 'Friday', bn: 'শুক্রবার' },
  { en: 'Saturday', bn: 'শনিবার' },
] as const;

const toDate = (instant: string): Date | null => (Number.isNaN(Date.parse(instant)) ? null : new Date(instant));

/** `12,34,567` by lakh in Bangla, `1,234,567` in English. */
function grouped(value: number, language: PanelLanguage): string {
  const pattern = language === 'bn' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return (value < 0 ? '−' : '') + String(Math.abs(Math.trunc(value))).replace(pattern, ',');
}

export type Formats = {
  language: PanelLanguage;
  digits: (value: string | number) => string;
  number: (value: number) => string;
  taka: (amount: number) => string;
  /** dd/mm/yyyy hh:mm:ss in Dhaka. */
  moment: (instant: string) => string;
  /** dd/mm/yyyy in Dhaka. */
  day: (instant: string) => string;
  weekday: (instant: string) => string;
  /** A name in the reader's language, the other one where it is missing. */
  nameOf: (named: { name: string; name_bn?: string | null } | null | undefined) => string;
};

function formatsIn(language: PanelLanguage): Formats {
  const digits = (value: string | number) => (language === 'bn' ? banglaDigits(value) : String(value));
  const moment = (instant: string) => {
    const date = toDate(instant);
    return date ? digits(formatInstant(date)) : '';
  };
  const number = (value: number) => digits(grouped(value, language));
  return {
    language,
    digits,
    number,
    taka: (amount) => `${amount < 0 ? '−' : ''}৳${number(Math.abs(amount))}`,
    moment,
    day: (instant) => moment(instant).slice(0, 10),
    weekday: (instant) => {
      const date = toDate(instant);
      return date ? (weekdays[dhakaWeekday(date)]?.[language] ?? '') : '';
    },
    nameOf: (named) => (named ? (language === 'bn' && named.name_bn ? named.name_bn : named.name) : ''),
  };
}

export function useFormats(): Formats {
  const language = usePanelLanguage();
  return useMemo(() => formatsIn(language), [language]);
}
