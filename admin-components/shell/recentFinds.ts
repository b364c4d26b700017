/** The last results opened from the panel's search, stored in this browser for one account. */
export type Entry = { kind: string; href: string; title: string; detail: string };

const MOST = 6;
const place = (userId: string) => `haat-found-${userId}`;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  ['kind', 'href', 'title', 'detail'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

export function recentFinds(userId: string): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function keepFind(userId: string, entry: Entry): void {
  try {
    const others = recentFinds(userId).filter(({ href }) => href !== entry.href);
    localStorage.setItem(place(userId), JSON.stringify([entry, ...others].slice(0, MOST)));
  } catch {
    // Not stored, but still opened.
  }
}
