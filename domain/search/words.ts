/**
 * How text becomes search words: NFC, lower case, letters with their marks. Bangla vowel signs are marks; a splitter
 * that drops them finds rice (চাল) for hair (চুল).
 */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const SPELLING = /[\p{L}\p{M}\p{N}\u200b-\u200d]+/gu;
/** Some keyboards type invisible joiners and others do not. */
const JOINERS = /[\u200b-\u200d]/g;

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').replace(JOINERS, '').toLowerCase().match(WORD) ?? [];
}

/** The words of a text that contain joiners, unchanged: the database's index has them in that form. */
export function joinedSpellings(text: string): [word: string, spelling: string][] {
  const written = text.normalize('NFC').toLowerCase().match(SPELLING) ?? [];
  return written
    .map((spelling): [string, string] => [spelling.replace(JOINERS, ''), spelling])
    .filter(([a, b]) => a !== b);
}

/** The number of letters and signs in a word. */
export const lengthOf = (word: string): number => [...word].length;

export const isBangla = (word: string): boolean => /\p{Script=Bengali}/u.test(word);

const BANGLA_ENDINGS = ['গুলো', 'গুলি', 'য়ের', 'দের', 'টি', 'টা', 'ের', 'এর', 'র'].map((each) => each.normalize('NFC'));
const SHORTEST_STEM = 2;

/** The word without an ending of number or case. Two words with the same stem count as one word. */
export function stemOf(word: string): string {
  if (isBangla(word)) {
    const ending = BANGLA_ENDINGS.find(
      (each) => word.endsWith(each) && lengthOf(word) - lengthOf(each) >= SHORTEST_STEM,
    );
    return ending ? word.slice(0, -ending.length) : word;
  }
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=s|x|z|ch|sh|[^aeiou]o)es$|s$/, '');
}

/** How many characters of a word may be wrong: none in short words, where a different letter makes a different word. */
export function typingErrorsAllowed(word: string): number {
  const length = lengthOf(word);
  if (length <= 3) return 0;
  return length <= 7 ? 1 : 2;
}

/** Whether two words differ by at most this many letters: added, missing, wrong, or two exchanged. */
export function isWithin(one: string, other: string, errors: number): boolean {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > errors) return false;
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    if (Math.min(...row) > errors) return false;
    [before, last] = [last, row];
  }
  return last[b.length]! <= errors;
}
