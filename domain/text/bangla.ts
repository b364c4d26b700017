/** Bangla and Western digits are the same numbers. */

const DIGITS = '০১২৩৪৫৬৭৮৯';

/** 0 to 9 as Bangla digits. */
export function banglaDigits(value: string | number): string {
  return String(value).replace(/[0-9]/g, (digit) => DIGITS[Number(digit)] ?? digit);
}

/** A whole number with its groups: 12,34,567 in Bangla digits (lakh grouping), 1,234,567 in English. */
export const groupedDigits = (value: number, language: 'en' | 'bn'): string =>
  language === 'bn'
    ? banglaDigits(String(value).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ','))
    : String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Bangla digits as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(DIGITS.indexOf(digit)));
}
