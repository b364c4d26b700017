/**
 * Spellings of place names: English letters with the many spellings of one sound (Barishal, Barisal; ganj, gonj), and
 * Bangla letters that sound alike. Two spellings of one name have the same key.
 */
import { foldText } from '../text/normalise';

/**
 * The replacement of each pattern, in this order. Latin capitals stand for sounds that are kept apart from a letter.
 */
const latin: readonly (readonly [RegExp, string])[] = [
  [/ch+/g, 'C'],
  [/c/g, 'k'],
  [/ph/g, 'f'],
  [/[vw](?=[aeiou])/g, 'b'],
  [/ow|ou|au/g, 'a'],
  [/w/g, ''],
  [/([bdfgjklmnpqrstz])h/g, '$1'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/ee|y/g, 'i'],
  [/oo/g, 'u'],
  [/o/g, 'a'],
  [/h$/, ''],
];
const bangla: readonly (readonly [RegExp, string])[] = [
  [/[ড\u09a2]\u09bc/g, 'র'],
  [/য\u09bc/g, 'Y'],
  [/[\u0981\u0983\u09bc\u09cd]/g, ''],
  [/য/g, 'জ'],
  [/[ণঞ]/g, 'ন'],
  [/[শষ]/g, 'স'],
  [/ঙ/g, '\u0982'],
  [/ৎ/g, 'ত'],
  [/ী/g, 'ি'],
  [/ূ/g, 'ু'],
  [/ঈ/g, 'ই'],
  [/ঊ/g, 'উ'],
];

const keyOf = (word: string): string =>
  [...latin, ...bangla].reduce((now, [from, to]) => now.replace(from, to), word).replace(/(.)\1+/gu, '$1');

/** The keys of the words of a name, or of what was typed. */
export function spellingKeys(text: string): string[] {
  return foldText(text)
    .replace(/['’ʼ\u200c\u200d]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(keyOf)
    .filter((key) => key !== '');
}

/** How many letters have to be changed, added or removed for the typed text to be the beginning of the name. */
export function distanceToStart(typed: string, name: string): number {
  let before = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= name.length; at += 1) {
      const swapped = (before[at - 1] ?? 0) + (typed[row - 1] === name[at - 1] ? 0 : 1);
      now.push(Math.min(swapped, (before[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1));
    }
    before = now;
  }
  return Math.min(...before);
}
