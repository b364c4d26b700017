/** Finds documents by whole words in their names, newest first, reading no further than requested. */
import type { Where } from 'payload';

export type MatchArgs = {
  /** Each of them occurs in the names. */
  terms: readonly MatchTerm[];
  /** Further conditions that have to hold. */
  also: Where;
  limit: number;
};
/** One of its readings occurs: every word of it, in one of its spellings. */
export type MatchTerm = readonly (readonly (readonly string[])[])[];
