/** The last searches: stored in this browser only. */
const KEY = 'last_searches';
const MOST = 8;
/** The maximum length of the search box. */
const LONGEST = 100;

const isKept = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST;

/** Latest first. */
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
    // Storage can be disabled in the browser: then nothing is stored.
  }
}

const sameSearch = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Searches that differ only in spaces or case are the same. */
export function rememberSearch(text: string): void {
  const typed = text.normalize('NFC').trim();
  if (!isKept(typed)) return;
  keepSearches([typed, ...lastSearches().filter((other) => sameSearch(other) !== sameSearch(typed))]);
}
