/** Bangla and western digits are the same numbers. */

const DIGITS = '০১২৩৪৫৬৭৮৯';

/** 0 to 9 as Bangla digits. */
export function banglaDigits(value: string | number): string {
  return String(value).replace(/[0-9]/g, (digit) => DIGITS[Number(digit)] ?? digit);
}

/** Bangla digits as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(DIGITS.indexOf(digit)));
}
