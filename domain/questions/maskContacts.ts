/**
 * Masks phone numbers and e-mail addresses in messages between customers and vendors. They are replaced before the text
 * is stored, so that no list, notice, export or backup contains them.
 */
import { normaliseMobile } from '../mobiles';
import { westernDigits } from '../text/bangla';

/** Replaces what was removed; the same in both languages. */
export const MASK = '••••••';

const digit = '[0-9০-৯]';
/** The separators that people put between the digits of a number. */
const gap = '[\\s\\u200b-\\u200d\\u2060().,_/|–—‑-]{0,3}';
/** Up to fifteen digits that may be a mobile with its country code. A longer number, such as an order's, is left alone. */
const number = new RegExp(`(?<!${digit})\\+?${gap}${digit}(?:${gap}${digit}){8,14}(?!${digit})`, 'gu');
const elevenFrom = new RegExp(`(?<!${digit})[0০]${gap}[1১](?:${gap}${digit}){9}(?!${digit})`, 'gu');
const mail =
  /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:\.|\(dot\)|\[dot\])\s?[\p{L}\p{N}-]{2,63})+/giu;

/** Days and prices look like numbers too: a number written with gaps has to begin like an operator's. */
function isMobile(found: string): boolean {
  const digits = westernDigits(found).replace(/[^0-9+]/g, '');
  const mobile = normaliseMobile(digits);
  if (!mobile) return false;
  return mobile.prefix !== '+88' || found.trim().length <= digits.length || /^01[3-9]/.test(mobile.mobile);
}

const maskMobile = (found: string): string => {
  if (!isMobile(found)) return found;
  // The gap before the first digit belongs to the surrounding text.
  const before = /^[^+0-9০-৯]*/.exec(found)![0];
  return before + MASK;
};

/** The text without the mobile numbers and e-mail addresses in it, in either script and with gaps between the digits. */
export const maskContacts = (text: string): string =>
  text.replace(mail, MASK).replace(number, maskMobile).replace(elevenFrom, maskMobile);
