/**
 * How text becomes words to search for: NFC, lower case, letters with their marks. Bangla vowel signs are marks; a splitter
 * that drops them finds rice (চাল) for hair (চুল).
 */

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Invisible joiners are typed by some keyboards and not by others. */
const JOINERS = /[\u200b-\u200d]/g;
const SHORTEST_PART = 3;

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return text.normalize('NFC').replace(JOINERS, '').toLowerCase().match(WORD) ?? [];
}

/** The ends of each word, so that `phone` finds a headphone. A part never begins with a mark torn off its letter. */
export function partsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    const letters = [...word];
    const parts: string[] = [];
    for (let start = 1; start <= letters.length - SHORTEST_PART; start += 1) {
      if (!/\p{M}/u.test(letters[start] ?? '')) parts.push(letters.slice(start).join(''));
    }
    return parts;
  });
}

/** How many characters of a word may be wrong: none in short words, where another letter makes another word. */
export function typingErrorsAllowed(word: string): number {
  const { length } = [...word];
  if (length <= 3) return 0;
  return length <= 7 ? 1 : 2;
}
