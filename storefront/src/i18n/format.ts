/**
 * Digits, taka and moments as people here read them. Written out instead of asked of Intl, because the server's and the
 * browser's tables differ between versions and the page must be the same in both.
 */
import type { Language } from './language';

const banglaDigits = '০১২৩৪৫৬৭৮৯';

/** The digits of a text in the reader's script. */
export function digits(text: string | number, language: Language): string {
  const plain = String(text);
  return language === 'bn' ? plain.replace(/\d/g, (digit) => banglaDigits[Number(digit)] ?? digit) : plain;
}

/** 12,34,567 in Bangla (lakh grouping), 1,234,567 in English. */
export function wholeNumber(value: number, language: Language): string {
  const grouping = language === 'bn' ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g;
  return (value < 0 ? '−' : '') + digits(String(Math.abs(Math.trunc(value))).replace(grouping, ','), language);
}

/** Whole taka with its sign: ৳1,250 or ৳১,২৫০. */
export const taka = (amount: number, language: Language): string =>
  (amount < 0 ? '−' : '') + '৳' + wholeNumber(Math.abs(amount), language);

/** One decimal place, as discounts are shown. */
export const oneDecimal = (value: number, language: Language): string => digits(value.toFixed(1), language);

const dhakaOffsetMs = 6 * 60 * 60 * 1000;
const two = (value: number) => String(value).padStart(2, '0');

function inDhaka(instant: string): Date | null {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? null : new Date(time + dhakaOffsetMs);
}

/** dd/mm/yyyy in Asia/Dhaka. */
export function day(instant: string, language: Language): string {
  const date = inDhaka(instant);
  if (!date) return '';
  return digits(`${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`, language);
}

/** dd/mm/yyyy hh:mm:ss in Asia/Dhaka. */
export function moment(instant: string, language: Language): string {
  const date = inDhaka(instant);
  if (!date) return '';
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())}`;
  return `${day(instant, language)} ${digits(clock, language)}`;
}
