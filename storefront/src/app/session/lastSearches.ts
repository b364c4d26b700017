/** What was searched for last: known to this browser alone. */
const KEY = 'last_searches';
const MOST = 8;
/** As long as the search box lets somebody type. */
const LONGEST = 100;

const isKept = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST;

/** The last one first. */
export function lastSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepSearches(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // Storage can be disabled in the browser: then nothing is remembered.
  }
}

const sameSearch = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Searches that differ only in spaces or capital letters are the same. */
export function rememberSearch(text: string): void {
  const typed = text.normalize('NFC').trim();
  if (!isKept(typed)) return;
  keepSearches([typed, ...lastSearches().filter((other) => sameSearch(other) !== sameSearch(typed))]);
}
