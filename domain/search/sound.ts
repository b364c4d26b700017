/**
 * How a word sounds, from either script: চাল, chal, chaal and chaul sound alike, and chul does not. The consonants
 * are joined in classes that people do not tell apart in Latin letters (ch and chh, t and th, s and sh); the vowels
 * between them are kept, because dal is not dol.
 */
import { isBangla } from './words';

export type Sound = {
  /** The classes of its consonants. */
  bones: string;
  /** The vowels before, between and after the consonants; `*`: a Bangla consonant's own, unwritten vowel. */
  vowels: readonly string[];
  isBangla: boolean;
};

const banglaConsonants: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['কখ', 'k'],
    ['গঘ', 'g'],
    ['চছ', 'c'],
    ['জঝয', 'j'],
    ['টঠতথৎ', 't'],
    ['ডঢদধ', 'd'],
    ['নণঞঙং', 'n'],
    ['প', 'p'],
    ['ফ', 'f'],
    ['বভ', 'b'],
    ['ম', 'm'],
    ['র', 'r'],
    ['ল', 'l'],
    ['শষস', 's'],
    ['হ', 'h'],
  ].flatMap(([letters, to]) => [...letters!].map((letter) => [letter, to!])),
);
const banglaVowels: Readonly<Record<string, string>> = {
  অ: 'o',
  আ: 'a',
  'া': 'a',
  ই: 'i',
  ঈ: 'i',
  'ি': 'i',
  'ী': 'i',
  উ: 'u',
  ঊ: 'u',
  'ু': 'u',
  'ূ': 'u',
  এ: 'e',
  'ে': 'e',
  ঐ: 'oi',
  'ৈ': 'oi',
  ও: 'o',
  'ো': 'o',
  ঔ: 'u',
  'ৌ': 'u',
};
const HASANTA = '্';

/**
 * Written in the Latin letters of this file; `y`: no consonant of its own, `*`: the unwritten vowel, `æ`: as in bag.
 */
function fromBangla(word: string): string {
  const letters = [
    ...word
      .replace(/ক্ষ/g, 'খ')
      .replace(/জ্ঞ/g, 'গ')
      .replace(/ঙ্গ/g, 'ঙ')
      .replace(/ড\u09bc|ঢ\u09bc/g, 'র')
      .replace(/য\u09bc/g, 'y')
      .replace(/অ?্যা/g, 'æ')
      .replace(/্য/g, '')
      .replace(/(?<=[^ম])্ব/g, '')
      .replace(/[ৃঋ]/g, '্রি')
      .replace(/[ঁঃ]/g, ''),
  ];
  let written = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = banglaConsonants[letter];
    const next = letters[at + 1] ?? '';
    if (consonant) {
      const isOpen =
        letter !== 'ং' && letter !== 'ৎ' && next !== HASANTA && next !== 'æ' && !/[\u09be-\u09cc]/u.test(next);
      written += consonant + (isOpen ? '*' : '');
    } else written += banglaVowels[letter] ?? (/[yæ0-9]/.test(letter) ? letter : '');
  }
  return written.replaceAll('y', '');
}

/** The same from Latin letters as people type them. `c` alone may mean ch, k or s; `ch` is unambiguous. */
function fromLatin(word: string, bareC: 'k' | 'c'): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/chh?/g, 'C')
    .replace(/ck/g, 'k')
    .replace(/c(?=[eiy])/g, bareC === 'c' ? 'C' : 's')
    .replace(/c/g, bareC === 'c' ? 'C' : 'k')
    .replaceAll('C', 'c')
    .replace(/ph/g, 'f')
    .replace(/([kgcjtdbsr])h+/g, '$1')
    .replace(/q/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/z/g, 'j')
    .replace(/v/g, 'b')
    .replace(/ng/g, 'n')
    .replace(/w/g, 'o')
    .replace(/(?<=[aeiou])y(?=[aeiou])/g, '')
    .replace(/ey$/, 'i')
    .replace(/y/g, 'i')
    .replace(/(?<=..[^aeiou])e$/, '')
    .replace(/ee+/g, 'i')
    .replace(/oo+|ou/g, 'u');
}

const doubled = /([a-zæ*])\1+/g;

function cut(written: string, from: boolean): Sound {
  const parts = written.replace(doubled, '$1').split(/([bcdfghjklmnprst0-9])/);
  const vowels = parts.filter((_, at) => at % 2 === 0);
  return { bones: parts.filter((_, at) => at % 2 === 1).join(''), vowels, isBangla: from };
}

/** The possible sounds of the word: several, if a letter may have several sounds. */
export function soundsOf(word: string): Sound[] {
  if (isBangla(word)) return [cut(fromBangla(word), true)];
  if (!/[a-z]/.test(word)) return [];
  const likely = cut(fromLatin(word, 'k'), false);
  if (!/c(?!h)/.test(word)) return [likely];
  return [likely, cut(fromLatin(word, 'c'), false)];
}

/** The Latin vowels that may stand for each Bangla one. */
const readAs: Readonly<Record<string, string>> = { '*': 'ao', æ: 'ae', a: 'a', i: 'ie', u: 'uo', e: 'ei', o: 'ou' };

/** A glide is often not written: chal and chaul, khaoa and khawa. */
const startsAlike = (short: string, long: string, loosely: boolean): boolean =>
  (loosely ? /^[uoaei]*$/ : /^[uoae]*$/).test(long.slice(short.length));

function vowelsAlike(one: string, other: string, loosely: boolean): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short === '') return long === '*' || (loosely && long === 'o');
  if (long.length > short.length && !startsAlike(short, long, loosely)) return false;
  return [...short].every((vowel, at) => {
    const twin = long[at]!;
    return vowel === twin || (loosely && (readAs[vowel]!.includes(twin) || readAs[twin]!.includes(vowel)));
  });
}

/**
 * How many vowels differ between two words with the same consonants. Bangla letters state the vowels exactly, so none
 * may differ; between two words in Latin letters only the length of a vowel is doubtful.
 */
export function differingVowels(one: Sound, other: Sound): number {
  if (one.isBangla && other.isBangla) return one.vowels.every((each, at) => each === other.vowels[at]) ? 0 : Infinity;
  const mixed = one.isBangla !== other.isBangla;
  let count = 0;
  for (const [at, vowel] of one.vowels.entries()) {
    const [own, twin] = [vowel, other.vowels[at] ?? ''];
    // At the end of a word the unwritten vowel is never an a: chola is not চাল.
    const isEnd = at === one.vowels.length - 1 && (own === '*' || twin === '*') && (own === 'a' || twin === 'a');
    if (isEnd || !vowelsAlike(own, twin, mixed)) count += 1;
  }
  return mixed ? count : count === 0 ? 0 : Infinity;
}
