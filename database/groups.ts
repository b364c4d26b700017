/**
 * Aggregates computed by the database, so that no rows have to be transferred: counts, sums and distinct counts per
 * group.
 */
import type { Where } from 'payload';

export type GroupArgs = {
  where: Where;
  /** The field to group by, or the days of a time field, `aheadHours` before UTC; without it all rows are one group. */
  by?: string | { day: string; aheadHours: number };
  /** Fields of whole numbers to sum. */
  sums?: readonly string[];
  /** A field whose distinct values are counted. */
  different?: string;
  /** Returns only this many groups, those with the largest sum of this field. */
  most?: { sum: string; limit: number };
};
/** `key` is an id, a number, a text, a day (YYYY-MM-DD), or null for rows without a value. */
export type Group = { key: string | number | null; count: number; sums: Record<string, number>; different: number };
