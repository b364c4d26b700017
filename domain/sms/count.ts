/**
 * How many messages a text costs. The counter on the screen follows the specs: a text with Bangla letters counts 71
 * characters to a message, any other 161. The network joins long texts differently and may count more;
 * `networkSegments` is its count.
 */

const banglaSmsLength = 71;
const otherSmsLength = 161;

const BANGLA = /[\u0980-\u09ff]/;

export type SmsCount = { characters: number; limit: number; count: number };

/** The specs' counter: the integer part of length divided by the limit, plus one. */
export function countSms(text: string): SmsCount {
  const limit = BANGLA.test(text) ? banglaSmsLength : otherSmsLength;
  return { characters: text.length, limit, count: Math.floor(text.length / limit) + 1 };
}

// GSM 03.38: the letters of the 7-bit alphabet; those of the extension table take two places.
const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_EXTENSION = '^{}\\[~]|€\f';

/** The number of parts that the network sends: 160 or 70 characters alone, 153 or 67 each when concatenated. */
export function networkSegments(text: string): number {
  if (text === '') return 0;
  const letters = [...text];
  const gsm = letters.every((letter) => GSM_BASIC.includes(letter) || GSM_EXTENSION.includes(letter));
  const length = gsm ? letters.reduce((sum, letter) => sum + (GSM_EXTENSION.includes(letter) ? 2 : 1), 0) : text.length;
  const [alone, joined] = gsm ? [160, 153] : [70, 67];
  return length <= alone ? 1 : Math.ceil(length / joined);
}
