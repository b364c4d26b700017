/** Earlier counts and deposits of the desks the caller may see, newest first. */
import type { CashCount, CashDeposit } from '../../payload-types';
import { addDays, DHAKA_HOURS, dhakaDay, startOfDay } from '../../domain/time/dhaka';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, inDays, is, rowPart, type DayQuery, type ListQuery } from '../listing';
import { shownWarehouse, shownWarehouses } from './deskOf';

type CashQuery = ListQuery & DayQuery & { warehouse?: Id | undefined; differs?: number | undefined };

const why = 'admins see every cash desk, incharges their own';
const person = { collection: 'users', select: { name: true } } as const;
const house = { collection: 'warehouses', select: { name: true } } as const;
const newest = ['-createdAt', '-id'] as const;

/** `differs`: 1 lists only counts that differed from the expected sum, 0 only those that did not. */
export async function listCounts(ctx: Ctx, query: CashQuery): Promise<{ docs: CashCount[]; total: number }> {
  const differs =
    query.differs === undefined ? null : { difference: query.differs ? { not_equals: 0 } : { equals: 0 } };
  const where = allOf(await ofDesks(ctx, query), inDays('createdAt', query), differs);
  const part = await rowPart(ctx, why, 'cash-counts', query, { where, sort: newest });
  return {
    ...part,
    docs: await fillRelations(ctx, why, part.docs, { warehouse: house, counted_by: person, reversed_by: person }),
  };
}

export async function listDeposits(ctx: Ctx, query: CashQuery): Promise<{ docs: CashDeposit[]; total: number }> {
  const where = allOf(await ofDesks(ctx, query), inDays('createdAt', query));
  const part = await rowPart(ctx, why, 'cash-deposits', query, { where, sort: newest });
  return {
    ...part,
    docs: await fillRelations(ctx, why, part.docs, { warehouse: house, deposited_by: person, reversed_by: person }),
  };
}

export type DayDifference = { day: string; counts: number; difference: number };

const DAYS_SHOWN = 90;
const MOST_DAYS = 366;

/**
 * The sum of the differences of each day's counts, latest day first, without those taken back. Covers the last ninety
 * days if no first day is requested, and never more than the last 366 days of the request.
 */
export async function readDifferences(ctx: Ctx, query: CashQuery): Promise<DayDifference[]> {
  const last = startOfDay(query.to ?? dhakaDay(ctx.now)) ?? ctx.now;
  const earliest = dhakaDay(addDays(last, 1 - (query.from ? MOST_DAYS : DAYS_SHOWN)));
  const from = query.from && query.from > earliest ? query.from : earliest;
  const days = { ...query, from };
  const where = allOf(await ofDesks(ctx, query), inDays('createdAt', days), { reversed_at: { exists: false } });
  const sums = await ctx.db.groups(why, 'cash-counts', {
    where,
    by: { day: 'createdAt', aheadHours: DHAKA_HOURS },
    sums: ['difference'],
  });
  return sums
    .map(({ key, count, sums: { difference = 0 } }) => ({ day: String(key), counts: count, difference }))
    .sort((one, other) => other.day.localeCompare(one.day));
}

async function ofDesks(ctx: Ctx, { warehouse }: CashQuery) {
  if (warehouse !== undefined) return is('warehouse', (await shownWarehouse(ctx, warehouse)).id);
  const { shown } = await shownWarehouses(ctx);
  return { warehouse: { in: shown.map(({ id }) => id) } };
}
