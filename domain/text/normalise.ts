/**
 * Bangla letters such as ড় can be typed in two ways that look the same. Text is kept and compared in one form (NFC), or a
 * search for a word that is there would find nothing.
 */

/** The form in which text is kept: NFC, trimmed, runs of white space as one space. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** The form in which text is compared: besides, without capitals. */
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
