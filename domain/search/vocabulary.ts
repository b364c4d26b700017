/** The words of a catalogue, and which of them a typed word may stand for. */
import { differingVowels, soundsOf, type Sound } from './sound';
import { isBangla, isWithin, joinedSpellings, lengthOf, stemOf, typingErrorsAllowed, wordsOf } from './words';

export type Vocabulary = {
  words: Map<string, Known>;
  byStem: Map<string, string[]>;
  /** Words by the consonants of their sound. */
  byBones: Map<string, string[]>;
  /** How a word is written with joiners. */
  spellings: Map<string, Set<string>>;
};
type Known = { sounds: readonly Sound[] };
/** Words of the catalogue and how well they fit, from 0 to 1. */
export type Meant = Map<string, number>;

/** Exact beats phonetic, phonetic beats parts, parts beat typing errors. */
export const fit = {
  exact: 1,
  stem: 0.97,
  sound: 0.85,
  nearSound: 0.7,
  prefix: 0.6,
  soundPrefix: 0.45,
  part: 0.4,
  typing: 0.35,
};
/** Shorter words are matched only at the beginning of words: inside words they occur everywhere. */
const SHORTEST_PART = 3;
/** From this length on, a word also matches words that begin with it, even if the word itself is known. */
const LONG_ENOUGH = 4;
/** From this many consonants on, one vowel may differ: mushur is মসুর. */
const MANY_BONES = 3;

export const makeVocabulary = (): Vocabulary => ({
  words: new Map(),
  byStem: new Map(),
  byBones: new Map(),
  spellings: new Map(),
});

/** Adds the words of a text, and returns them. */
export function learn(vocabulary: Vocabulary, text: string): string[] {
  for (const [word, spelling] of joinedSpellings(text)) {
    const known = vocabulary.spellings.get(word) ?? new Set();
    vocabulary.spellings.set(word, known.add(spelling));
  }
  const words = wordsOf(text);
  for (const word of words) {
    if (vocabulary.words.has(word)) continue;
    const sounds = soundsOf(word);
    vocabulary.words.set(word, { sounds });
    push(vocabulary.byStem, stemOf(word), word);
    for (const { bones } of sounds) push(vocabulary.byBones, bones, word);
  }
  return words;
}

/** Removes a word that no text contains any more. */
export function forget({ words, byStem, byBones, spellings }: Vocabulary, word: string): void {
  for (const { bones } of words.get(word)?.sounds ?? []) pull(byBones, bones, word);
  pull(byStem, stemOf(word), word);
  words.delete(word);
  spellings.delete(word);
}

function pull(lists: Map<string, string[]>, key: string, word: string): void {
  const others = (lists.get(key) ?? []).filter((other) => other !== word);
  if (others.length > 0) lists.set(key, others);
  else lists.delete(key);
}

function push(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
}

/** The word itself and its other forms. */
export function formsOf({ byStem }: Vocabulary, word: string): Meant {
  const forms = byStem.get(stemOf(word)) ?? [];
  return new Map(forms.map((other) => [other, other === word ? fit.exact : fit.stem]));
}

/** Those and words that sound the same; words that only nearly do, if nothing else is known. */
export function meantBy(vocabulary: Vocabulary, word: string): Meant {
  const meant = formsOf(vocabulary, word);
  const isKnown = meant.size > 0;
  for (const sound of soundsOf(word)) {
    if (sound.bones === '' || /^\d+$/.test(sound.bones)) continue;
    for (const other of vocabulary.byBones.get(sound.bones) ?? []) {
      // A known Latin word is not a misspelling of another one.
      if (isKnown && isBangla(other) === isBangla(word)) continue;
      for (const heard of vocabulary.words.get(other)!.sounds) better(meant, other, likeness(sound, heard));
    }
  }
  const best = Math.max(...meant.values());
  if (best >= fit.sound) for (const [other, value] of meant) if (value < fit.sound) meant.delete(other);
  return meant;
}

function likeness(one: Sound, other: Sound): number {
  if (one.bones !== other.bones) return 0;
  const differing = differingVowels(one, other);
  if (differing === 0) return fit.sound;
  return differing === 1 && one.bones.length >= MANY_BONES ? fit.nearSound : 0;
}

function better(meant: Meant, word: string, value: number): void {
  if (value > (meant.get(word) ?? 0)) meant.set(word, value);
}

/** Adds words that begin with it or contain it. A short known word must not be lost among longer ones. */
export function addParts({ words }: Vocabulary, word: string, meant: Meant): void {
  const length = lengthOf(word);
  const isFound = meant.size > 0;
  if (isFound && length < LONG_ENOUGH) return;
  for (const other of words.keys()) {
    const at = other.indexOf(word);
    if (at === 0) better(meant, other, fit.prefix);
    else if (at > 0 && length >= SHORTEST_PART && startsLetter(other, at)) better(meant, other, fit.part);
  }
  if (meant.size > 0 || length < SHORTEST_PART) return;
  for (const sound of soundsOf(word)) {
    for (const [other, { sounds }] of words)
      if (sounds.some((heard) => begins(heard, sound))) better(meant, other, fit.soundPrefix);
  }
}

/** Adds every word that begins with the one being typed: as written, or as it sounds in the other script. */
export function addBeginnings({ words }: Vocabulary, word: string, meant: Meant): void {
  const script = isBangla(word);
  const sounds = soundsOf(word);
  for (const [other, { sounds: heard }] of words) {
    if (other.startsWith(word)) better(meant, other, fit.prefix);
    else if (isBangla(other) !== script && sounds.some((sound) => heard.some((each) => begins(each, sound, 1))))
      better(meant, other, fit.soundPrefix);
  }
}

/** A part never begins with a mark that belongs to the letter before it. */
const startsLetter = (word: string, at: number): boolean => !/^\p{M}/u.test(word.slice(at));

/** A word that is being typed may still lack its last vowel. */
function begins(heard: Sound, typed: Sound, least = 2): boolean {
  const { length } = typed.bones;
  if (length < least || !heard.bones.startsWith(typed.bones)) return false;
  const open = typed.vowels[length] === '' ? length : length + 1;
  const first = { ...heard, vowels: heard.vowels.slice(0, open) };
  return differingVowels({ ...typed, vowels: typed.vowels.slice(0, open) }, first) === 0;
}

/** Adds words that differ by typing errors. */
export function addErrors({ words }: Vocabulary, word: string, meant: Meant): void {
  const errors = typingErrorsAllowed(word);
  if (errors === 0) return;
  const script = isBangla(word);
  for (const other of words.keys()) {
    if (isBangla(other) === script && !meant.has(other) && isWithin(word, other, errors)) {
      meant.set(other, fit.typing);
    }
  }
}
