/**
 * A password is refused when many people use it, or when it consists of public facts: the shop's name, or the person's
 * own.
 */
import { commonPasswords } from './mostUsed';

/** Names of the product and its parts, as people use them in passwords. */
const ownWords = [
  'haat',
  'multivendor',
  'multi-vendor',
  'marketplace',
  'bangladesh',
  'admin',
  'vendor',
  'warehouse',
] as const;

const digitsAndMarks = /[\d\s!@#$%^&*._-]+/g;

/**
 * Whether it can be guessed within a few thousand attempts. `about` contains facts about the person: name, e-mail,
 * mobile.
 */
export function isEasyPassword(password: string, about: readonly string[] = []): boolean {
  const plain = password.trim().toLowerCase();
  if (commonPasswords.has(plain) || new Set(plain).size < 3) return true;
  const letters = plain.replace(digitsAndMarks, '');
  if (letters !== '' && ownWords.some((word) => letters === word.replace('-', ''))) return true;
  const known = about.flatMap((each) => [each, each.split('@')[0] ?? '']).map((each) => each.trim().toLowerCase());
  return known.some((each) => each.length >= 4 && (plain === each || letters === each || plain === `${each}123`));
}
