import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { codeDigits } from '../domain/codes';
import { seal, unseal } from './seal';
import type { Ids } from './types';

/** Without I, L, O, U, 0 and 1: safe to read aloud and to type from a slip. */
const TRACKING_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const DHAKA_OFFSET_MS = 6 * 60 * 60 * 1_000;

const hash: Ids['hash'] = (text, secret) => createHmac('sha256', secret).update(text).digest('hex');

/** Day in Dhaka as yymmdd, then five digits. */
function orderNumber(now: Date, tail: number): number {
  const day = new Date(now.getTime() + DHAKA_OFFSET_MS).toISOString().slice(2, 10).replaceAll('-', '');
  return Number(day) * 100_000 + tail;
}

/** Ids from the system's secure randomness. */
export const randomIds: Ids = {
  newCode: () => String(randomInt(0, 10 ** codeDigits)).padStart(codeDigits, '0'),
  newTrackingId: () =>
    `HT${Array.from({ length: 10 }, () => TRACKING_LETTERS[randomInt(TRACKING_LETTERS.length)]).join('')}`,
  newOrderNumber: (now) => orderNumber(now, randomInt(0, 100_000)),
  newRecoveryCode: () =>
    Array.from({ length: 10 }, () => TRACKING_LETTERS[randomInt(TRACKING_LETTERS.length)]).join(''),
  newToken: () => randomBytes(32).toString('base64url'),
  newDocumentId: () => randomBytes(12).toString('hex'),
  hash,
  seal,
  unseal,
};
