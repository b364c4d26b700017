/** Days as people say them: Tuesday 24 November – Thursday 26 November. */
import type { Language } from '../messages/language';
import { formats } from '../formats/formats';
import { weekdays } from './weekdays';

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  bn: ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
} as const;

/** A day (YYYY-MM-DD) with its weekday; empty when there is no such day. */
function dayInWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const words = [weekdays[language][date.getUTCDay()], date.getUTCDate(), months[language][date.getUTCMonth()]];
  return formats[language].digits(words.join(' '));
}

/** From one day to another (YYYY-MM-DD), or the one day that both are. */
export const dayRange = (from: string, to: string, language: Language): string =>
  [...new Set([from, to])].map((day) => dayInWords(day, language)).join(' – ');
