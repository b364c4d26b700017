/** What a database adds up itself, so that no row has to travel: how many, sums, and how many different, for each group. */
import type { PayloadRequest, Where } from 'payload';

export type GroupArgs = {
  collection: string;
  where: Where;
  /** The field whose values make the groups, or the days of a field of time, `aheadHours` before UTC; one group of all without it. */
  by?: string | { day: string; aheadHours: number };
  /** Fields of whole numbers to add up. */
  sums?: readonly string[];
  /** A field whose different values are counted. */
  different?: string;
  /** Only so many groups, those with the largest sum of this field first. */
  most?: { sum: string; limit: number };
  req?: Partial<PayloadRequest>;
};
/** `key` is an id, a number, a text, a day (YYYY-MM-DD), or null for what has none. */
export type Group = { key: string | number | null; count: number; sums: Record<string, number>; different: number };

/** What both adapters can beside Payload's own calls. */
export type Grouping = { groups(args: GroupArgs): Promise<Group[]> };
