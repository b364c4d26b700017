import { addedUp, missedLimits, sortMissed, type MissedSearch, type MissedSort } from '../../domain/search/missed';
import { wordsOf } from '../../domain/search/words';
import { addDays, dhakaDay } from '../../domain/time/dhaka';
import type { Ctx } from '../ctx';
import { writeMissed } from './noteMissed';

export type MissedQuery = {
  offset: number;
  limit: number;
  /** How many days back, today included. */
  days: number;
  search?: string | undefined;
  sort: MissedSort;
};

/**
 * Searches without results, each with its days added up, and their number; those counted by this process a moment ago are
 * among them. One query, because few are kept.
 */
export async function listMissed(
  ctx: Ctx,
  { offset, limit, days, search, sort }: MissedQuery,
): Promise<{ docs: MissedSearch[]; total: number }> {
  await writeMissed(ctx.db.payload);
  const rows = await ctx.db.asActor.find('missed-searches', {
    where: { day: { greater_than_equal: dhakaDay(addDays(ctx.now, 1 - days)) } },
    select: { query: true, times: true, last_at: true },
    limit: missedLimits.rows,
  });
  const words = wordsOf(search ?? '');
  const found = addedUp(rows).filter(({ query }) => words.every((word) => query.includes(word)));
  return { docs: sortMissed(found, sort).slice(offset, offset + limit), total: found.length };
}
