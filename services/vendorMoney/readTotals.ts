import type { Where } from 'payload';
import { isLedgerEvent } from '../../domain/ledger/eventNames';
import type { Period } from '../../domain/reports/period';
import { DHAKA_HOURS, dhakaDay } from '../../domain/time/dhaka';
import { addTotals, movementKind, noTotals, type MovementKind, type Totals } from '../../domain/vendorMoney/movements';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { ownLines, why } from './ownLines';

/**
 * What moved a vendor's balance, by day in Dhaka, without days on which nothing did. Only lines of orders have a time
 * from which they may be paid out, and these are summed by the database. Five queries, and two more for a vendor whose
 * customers have returned something.
 */
export async function readTotals(ctx: Ctx, vendor: Id, period: Period): Promise<Map<string, Totals>> {
  const inTime: Where[] = [
    ...ownLines(vendor),
    { at: { greater_than_equal: period.from.toISOString() } },
    { at: { less_than: period.before.toISOString() } },
  ];
  const ofOrders = (sign: Where) =>
    ctx.db.groups(why, 'journal-lines', {
      where: { and: [...inTime, inOrders, sign] },
      by: { day: 'at', aheadHours: DHAKA_HOURS },
      sums: ['amount'],
    });
  const days = new Map<string, Totals>();
  const add = (day: string, more: Partial<Totals>) =>
    days.set(day, addTotals(days.get(day) ?? noTotals, { ...noTotals, ...more }));
  for (const { key, sums } of await ofOrders(credits)) add(String(key), { earned: -sums.amount! });
  for (const { key, sums } of await ofOrders(debits)) add(String(key), { returned: -sums.amount! });
  for (const { at, amount } of await readGivenBack(ctx, vendor, inTime, period))
    add(dhakaDay(new Date(at)), { earned: amount, returned: -amount });
  for (const { at, amount, kind } of await readOthers(ctx, inTime))
    add(dhakaDay(new Date(at)), kind === 'payout' ? { paid_out: -amount } : { adjusted: -amount });
  return days;
}

const inOrders: Where = { available_at: { exists: true } };
const credits: Where = { amount: { less_than: 0 } };
const debits: Where = { amount: { greater_than: 0 } };

/**
 * What the vendor got back of what returns had taken: a smaller refund, a mark that was removed. It has the sign of an
 * earning, and there can only be some in orders of which something was taken.
 */
async function readGivenBack(ctx: Ctx, vendor: Id, inTime: Where[], { before }: Period): Promise<Movement[]> {
  const taken = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [...ownLines(vendor), { at: { less_than: before.toISOString() } }, inOrders, debits] },
    by: 'order_number',
  });
  if (taken.length === 0) return [];
  const orders = { order_number: { in: taken.map(({ key }) => key) } };
  const movements = await readMovements(ctx, { and: [...inTime, inOrders, credits, orders] });
  return movements.filter(({ kind }) => kind === 'return');
}

const readOthers = (ctx: Ctx, inTime: Where[]): Promise<Movement[]> =>
  readMovements(ctx, { and: [...inTime, { available_at: { exists: false } }] });

type Movement = { at: string; amount: number; kind: MovementKind };

/** Lines with what their entries are. Two queries. */
async function readMovements(ctx: Ctx, where: Where): Promise<Movement[]> {
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where,
    select: { entry: true, amount: true, at: true },
    sort: ['at', 'id'],
    limit: 0,
  });
  if (lines.length === 0) return [];
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { id: { in: lines.map(({ entry }) => refId(entry)) } },
    select: { event: true },
    limit: 0,
  });
  const events = new Map(entries.map(({ id, event }) => [String(id), event]));
  return lines.map(({ entry, at, amount }) => {
    const event = events.get(String(refId(entry))) ?? '';
    return { at, amount, kind: isLedgerEvent(event) ? movementKind(event) : 'adjustment' };
  });
}
