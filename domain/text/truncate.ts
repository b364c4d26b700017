/**
 * Long names are cut between words, so that a card never breaks a word or separates a Bangla vowel sign from its
 * letter.
 */

export const productNameLength = 35;
export const shopNameLength = 20;

/** At most `max` characters, then an ellipsis; a single word longer than that is cut inside. */
export function truncateAtWord(text: string, max: number): string {
  const letters = [...text.trim()];
  if (letters.length <= max) return letters.join('');
  const cut = letters.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  if (letters[max] === ' ') return `${cut.join('').trimEnd()}…`;
  if (lastSpace > 0) return `${cut.slice(0, lastSpace).join('').trimEnd()}…`;
  let end = max;
  // Marks and joiners belong to the letter before them.
  while (end > 1 && /[\p{M}\u200c\u200d]/u.test(letters[end] ?? '')) end -= 1;
  return `${letters.slice(0, end).join('')}…`;
}
