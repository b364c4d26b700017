/** Days and moments in Dhaka as people say them. */
import { banglaDigits } from '../text/bangla';
import { dhakaMinute, dhakaDay } from './dhaka';

type Language = 'en' | 'bn';

/** The days of the week, from Sunday. */
export const weekdays = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  bn: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
} as const;

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

const digits = (text: string, language: Language): string => (language === 'bn' ? banglaDigits(text) : text);

/** A day (YYYY-MM-DD) with its weekday; empty when there is no such day. */
export function dayInWords(day: string, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  const words = [weekdays[language][date.getUTCDay()], date.getUTCDate(), months[language][date.getUTCMonth()]];
  return digits(words.join(' '), language);
}

/** A moment: the day, and the time unless it is midnight. */
export function momentInWords(instant: Date, language: Language): string {
  const day = dayInWords(dhakaDay(instant), language);
  const time = dhakaMinute(instant).slice(11);
  return time === '00:00' ? day : `${day}, ${digits(time, language)}`;
}
