/** Searches without results: which of them are counted, and how they are listed. */
import { maskContacts } from '../questions/maskContacts';
import { westernDigits } from '../text/bangla';
import { lengthOf, wordsOf } from './words';

export const missedLimits = {
  /** The most characters of a search that is counted. */
  query: 80,
  /** The most rows that are kept, one for each search and day. */
  rows: 2_000,
  /** How many days they are kept. */
  days: 60,
} as const;

/** This many digits may be a person's number: a mobile, a card, an identity card. */
const DIGITS = 7;

/** Its words as the search reads them; null if it is not counted: empty, very long, or possibly personal data. */
export function missedQuery(typed: string): string | null {
  const query = wordsOf(typed).join(' ');
  const digits = westernDigits(query).replace(/\D/g, '').length;
  const isPersonal = typed.includes('@') || digits >= DIGITS || maskContacts(typed) !== typed;
  return query === '' || lengthOf(query) > missedLimits.query || isPersonal ? null : query;
}

export const missedSorts = ['times', '-times', 'last_at', '-last_at', 'query', '-query'] as const;
export type MissedSort = (typeof missedSorts)[number];
export type MissedSearch = { query: string; times: number; last_at: string };

/** The days of each search added up. */
export function addedUp(rows: readonly MissedSearch[]): MissedSearch[] {
  const byQuery = new Map<string, MissedSearch>();
  for (const { query, times, last_at } of rows) {
    const known = byQuery.get(query);
    if (known) {
      known.times += times;
      if (last_at > known.last_at) known.last_at = last_at;
    } else byQuery.set(query, { query, times, last_at });
  }
  return [...byQuery.values()];
}

/** Equal ones are sorted by their words. */
export function sortMissed(rows: readonly MissedSearch[], sort: MissedSort): MissedSearch[] {
  const turn = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace('-', '') as keyof MissedSearch;
  const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0);
  return [...rows].sort((a, b) => turn * compare(a[field], b[field]) || compare(a.query, b.query));
}
