/** The terms of a typed text: one for each of its words, each with everything that it may stand for. */
import { isEmptyWord, type Synonyms } from './synonyms';
import { addBeginnings, addErrors, addParts, formsOf, meantBy, type Meant, type Vocabulary } from './vocabulary';
import { lengthOf, stemOf, wordsOf } from './words';

/** All words of one of the readings must match. */
export type Term = { typed: string; readings: Reading[] };
type Reading = { worth: number; words: Meant[] };

const WORDS = 8;
const LONGEST_PHRASE = 3;
const SHORTEST_HALF = 3;
const worth = { typed: 1, synonym: 0.75, joined: 0.98, begun: 0.45 };
/** From this many letters on, and in this many groups, synonyms are found by their beginning. */
const SHORTEST_BEGUN = 3;
const GROUPS_BEGUN = 6;

/** The words that count: not `of`, `price` or a single letter, unless there is nothing else. */
export function wordsAsked(text: string): string[] {
  const words = [...new Set(wordsOf(text))].slice(0, WORDS);
  const telling = words.filter((word) => !isEmptyWord(word));
  return telling.length > 0 ? telling : words;
}

/** `tolerant`: allows typing errors in words that are known as well. */
export const readQuery = (vocabulary: Vocabulary, synonyms: Synonyms, text: string, tolerant: boolean): Term[] =>
  readWords(vocabulary, synonyms, wordsAsked(text), tolerant);

/** The same while it is being typed: the last word may also be the beginning of one. */
export function readTyped(vocabulary: Vocabulary, synonyms: Synonyms, text: string): Term[] {
  const last = wordsOf(text).at(-1);
  if (last === undefined) return [];
  // While it is incomplete, no last word is ignored: `on` may become `onion`.
  const others = wordsAsked(text).filter((word) => word !== last && !isEmptyWord(word));
  const terms = readWords(vocabulary, synonyms, [...others, last], false);
  const term = terms.at(-1)!;
  const before = term.typed.split(' ').slice(0, -1);
  const begun = term.typed.split(' ').at(-1)!;
  const meant = readWord(vocabulary, begun, false);
  addBeginnings(vocabulary, begun, meant);
  term.readings.push({
    worth: worth.typed,
    words: [...before.map((word) => readWord(vocabulary, word, false)), meant],
  });
  if (before.length === 0) term.readings.push(...synonymsBegun(vocabulary, synonyms, begun));
  return terms;
}

/** `brinj` where the catalogue says `eggplant`. */
function synonymsBegun(vocabulary: Vocabulary, { groups, phrases }: Synonyms, begun: string): Reading[] {
  if (lengthOf(begun) < SHORTEST_BEGUN) return [];
  const found = new Set<number>();
  for (const [key, of] of phrases) if (key.startsWith(begun)) for (const group of of) found.add(group);
  return [...found]
    .slice(0, GROUPS_BEGUN)
    .flatMap((group) => groups[group]!)
    .map((phrase) => ({ worth: worth.begun, words: phrase.map((word) => formsOf(vocabulary, word)) }))
    .filter(({ words }) => words.every(({ size }) => size > 0));
}

function readWords(vocabulary: Vocabulary, synonyms: Synonyms, asked: readonly string[], tolerant: boolean): Term[] {
  const words = asked.flatMap((word) => unit(vocabulary, word));
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const { length, phrases } = phraseAt(synonyms, words, at);
    const typed = words.slice(at, at + length);
    const readings = [{ worth: worth.typed, words: typed.map((word) => readWord(vocabulary, word, tolerant)) }];
    for (const phrase of phrases) {
      const meant = phrase.map((word) => formsOf(vocabulary, word));
      if (meant.every(({ size }) => size > 0)) readings.push({ worth: worth.synonym, words: meant });
    }
    if (length === 1) readings.push(...otherSpacing(vocabulary, typed[0]!));
    terms.push({ typed: typed.join(' '), readings });
    at += length;
  }
  return joinNeighbours(vocabulary, terms);
}

/** `5kg` is two words, unless the catalogue writes it so. */
function unit(vocabulary: Vocabulary, word: string): string[] {
  if (vocabulary.words.has(word)) return [word];
  const [, number, rest] = /^(\p{N}+)(\p{L}[\p{L}\p{M}]*)$/u.exec(word) ?? [];
  return number !== undefined && rest !== undefined ? [number, rest] : [word];
}

function readWord(vocabulary: Vocabulary, word: string, tolerant: boolean): Meant {
  const meant = meantBy(vocabulary, word);
  addParts(vocabulary, word, meant);
  if (tolerant || meant.size === 0) addErrors(vocabulary, word, meant);
  return meant;
}

function phraseAt({ phrases, groups }: Synonyms, words: readonly string[], at: number) {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const key = words
      .slice(at, at + length)
      .map(stemOf)
      .join(' ');
    const found = phrases.get(key);
    if (found)
      return {
        length,
        phrases: found.flatMap((group) => groups[group]!).filter((each) => each.map(stemOf).join(' ') !== key),
      };
  }
  return { length: 1, phrases: [] };
}

/** `powerbank` where the catalogue says `power bank`. */
function otherSpacing(vocabulary: Vocabulary, word: string): Reading[] {
  const letters = [...word];
  const readings: Reading[] = [];
  if (vocabulary.words.has(word)) return readings;
  for (let at = SHORTEST_HALF; at <= letters.length - SHORTEST_HALF; at += 1) {
    const halves = [letters.slice(0, at).join(''), letters.slice(at).join('')].map((half) => meantBy(vocabulary, half));
    if (halves.every(({ size }) => size > 0)) readings.push({ worth: worth.joined, words: halves });
  }
  return readings;
}

/** `key board` where the catalogue says `keyboard`. */
function joinNeighbours(vocabulary: Vocabulary, terms: readonly Term[]): Term[] {
  const joined: Term[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const [term, next] = [terms[at]!, terms[at + 1]];
    const whole = next ? `${term.typed}${next.typed}` : '';
    const meant =
      next && lengthOf(whole) >= 2 * SHORTEST_HALF && !whole.includes(' ') ? meantBy(vocabulary, whole) : null;
    if (!next || !meant || meant.size === 0) {
      joined.push(term);
      continue;
    }
    const both = term.readings.flatMap((one) =>
      next.readings.map((other) => ({
        worth: Math.min(one.worth, other.worth),
        words: [...one.words, ...other.words],
      })),
    );
    joined.push({ typed: `${term.typed} ${next.typed}`, readings: [...both, { worth: worth.joined, words: [meant] }] });
    at += 1;
  }
  return joined;
}
