/**
 * Bangla letters such as ড় can be encoded in two ways that look the same. Text is stored and compared in one form
 * (NFC), otherwise a search would miss words that are there.
 */

/** The stored form of a text: NFC, trimmed, runs of white space as one space. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The compared form of a text: the same in lower case. */
export function foldText(text: string): string {
  return normaliseText(text).toLowerCase();
}

/** Whether two texts are the same to a reader. */
export function sameText(a: string, b: string): boolean {
  return foldText(a) === foldText(b);
}

/** Whether a text contains what was typed, as search boxes of lists understand it. */
export function containsText(text: string, typed: string): boolean {
  return foldText(text).includes(foldText(typed));
}
