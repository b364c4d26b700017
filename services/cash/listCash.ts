/** Earlier counts and deposits of the desks the caller may see, newest first. */
import type { Where } from 'payload';
import type { CashCount, CashDeposit } from '../../payload-types';
import { addDays, DHAKA_HOURS, dhakaDay, startOfDay } from '../../domain/time/dhaka';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, inDays, is, rowPart, type DayQuery, type ListQuery } from '../listing';
import { sumOfRows } from '../sumOfRows';
import { shownWarehouse, shownWarehouses } from './deskOf';

type CashQuery = ListQuery & DayQuery & { warehouse?: Id | undefined; differs?: number | undefined };

const why = 'admins see every cash desk, incharges their own';
const person = { collection: 'users', select: { name: true } } as const;
const house = { collection: 'warehouses', select: { name: true } } as const;
const newest = ['-createdAt', '-id'] as const;

/** `differs`: 1 lists only those that were counted differently, 0 only those that were not. */
const differing = ({ differs }: CashQuery) =>
  differs === undefined ? null : { difference: differs ? { not_equals: 0 } : { equals: 0 } };

type Found<D> = { docs: D[]; total: number };

const standing = { reversed_at: { exists: false } };

/** `sum`: of the differences of everything that the filter finds, without what was taken back. */
export async function listCounts(ctx: Ctx, query: CashQuery): Promise<Found<CashCount> & { sum: number }> {
  const where = allOf(await ofDesks(ctx, query), inDays('createdAt', query), differing(query));
  const part = await rowPart(ctx, why, 'cash-counts', query, { where, sort: newest });
  return {
    ...part,
    docs: await fillRelations(ctx, why, part.docs, { warehouse: house, counted_by: person, reversed_by: person }),
    sum: await sumOfRows(ctx, why, 'cash-counts', allOf(where, standing), 'difference'),
  };
}

/** `sum`: what was taken from desks; `difference`: what banks counted more or less. Of everything found, without what was taken back. */
export async function listDeposits(
  ctx: Ctx,
  query: CashQuery,
): Promise<Found<CashDeposit> & { sum: number; difference: number }> {
  const where = allOf(await ofDesks(ctx, query), inDays('createdAt', query), differing(query));
  const part = await rowPart(ctx, why, 'cash-deposits', query, { where, sort: newest });
  return {
    ...part,
    docs: await fillRelations(ctx, why, part.docs, { warehouse: house, deposited_by: person, reversed_by: person }),
    sum: await sumOfRows(ctx, why, 'cash-deposits', allOf(where, standing), 'amount'),
    difference: await sumOfRows(ctx, why, 'cash-deposits', allOf(where, standing), 'difference'),
  };
}

export type DayDifference = { day: string; counts: number; deposits: number; difference: number };

const DAYS_SHOWN = 90;
const MOST_DAYS = 366;

/**
 * The sum of the differences of each day's counts and deposits, latest day first, without those taken back. Covers the
 * last ninety days if no first day is requested, and never more than the last 366 days of the request.
 */
export async function readDifferences(ctx: Ctx, query: CashQuery): Promise<DayDifference[]> {
  const last = startOfDay(query.to ?? dhakaDay(ctx.now)) ?? ctx.now;
  const earliest = dhakaDay(addDays(last, 1 - (query.from ? MOST_DAYS : DAYS_SHOWN)));
  const from = query.from && query.from > earliest ? query.from : earliest;
  const where = allOf(await ofDesks(ctx, query), inDays('createdAt', { ...query, from }), standing);
  const counts = await byDay(ctx, 'cash-counts', where);
  const deposits = await byDay(ctx, 'cash-deposits', allOf(where, { difference: { not_equals: 0 } }));
  const days = [...new Set([...counts.keys(), ...deposits.keys()])].sort().reverse();
  return days.map((day) => ({
    day,
    counts: counts.get(day)?.rows ?? 0,
    deposits: deposits.get(day)?.rows ?? 0,
    difference: (counts.get(day)?.difference ?? 0) + (deposits.get(day)?.difference ?? 0),
  }));
}

async function byDay(ctx: Ctx, collection: 'cash-counts' | 'cash-deposits', where: Where) {
  const sums = await ctx.db.groups(why, collection, {
    where,
    by: { day: 'createdAt', aheadHours: DHAKA_HOURS },
    sums: ['difference'],
  });
  return new Map(
    sums.map(({ key, count, sums: { difference = 0 } }) => [String(key), { rows: count, difference }] as const),
  );
}

async function ofDesks(ctx: Ctx, { warehouse }: CashQuery) {
  if (warehouse !== undefined) return is('warehouse', (await shownWarehouse(ctx, warehouse)).id);
  const { shown } = await shownWarehouses(ctx);
  return { warehouse: { in: shown.map(({ id }) => id) } };
}
