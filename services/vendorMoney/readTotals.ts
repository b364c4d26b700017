import type { Where } from 'payload';
import { isLedgerEvent } from '../../domain/ledger/eventNames';
import type { Period } from '../../domain/reports/period';
import { DHAKA_HOURS, dhakaDay } from '../../domain/time/dhaka';
import { addTotals, movementKind, noTotals, type Totals } from '../../domain/vendorMoney/movements';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { ownLines, why } from './ownLines';

/** More payouts and adjustments than a vendor has in a year. */
const MOST_OTHERS = 5_000;

/**
 * What moved a vendor's balance, by day in Dhaka, without days on which nothing did. Only lines of orders have a time
 * from which they may be paid out, and these are summed by the database. Four queries.
 */
export async function readTotals(ctx: Ctx, vendor: Id, { from, before }: Period): Promise<Map<string, Totals>> {
  const inTime: Where[] = [
    ...ownLines(vendor),
    { at: { greater_than_equal: from.toISOString() } },
    { at: { less_than: before.toISOString() } },
  ];
  const ofOrders = (sign: Where) =>
    ctx.db.groups(why, 'journal-lines', {
      where: { and: [...inTime, { available_at: { exists: true } }, sign] },
      by: { day: 'at', aheadHours: DHAKA_HOURS },
      sums: ['amount'],
    });
  const days = new Map<string, Totals>();
  const add = (day: string, more: Partial<Totals>) =>
    days.set(day, addTotals(days.get(day) ?? noTotals, { ...noTotals, ...more }));
  for (const { key, sums } of await ofOrders({ amount: { less_than: 0 } })) add(String(key), { earned: -sums.amount! });
  for (const { key, sums } of await ofOrders({ amount: { greater_than: 0 } }))
    add(String(key), { returned: -sums.amount! });
  for (const { at, amount, isPayout } of await readOthers(ctx, inTime))
    add(dhakaDay(new Date(at)), isPayout ? { paid_out: -amount } : { adjusted: -amount });
  return days;
}

async function readOthers(ctx: Ctx, inTime: Where[]) {
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where: { and: [...inTime, { available_at: { exists: false } }] },
    select: { entry: true, amount: true, at: true },
    sort: ['at', 'id'],
    limit: MOST_OTHERS,
  });
  if (lines.length === 0) return [];
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { id: { in: lines.map(({ entry }) => refId(entry)) } },
    select: { event: true },
    limit: MOST_OTHERS,
  });
  const events = new Map(entries.map(({ id, event }) => [String(id), event]));
  return lines.map(({ entry, at, amount }) => {
    const event = events.get(String(refId(entry))) ?? '';
    return { at, amount, isPayout: isLedgerEvent(event) && movementKind(event) === 'payout' };
  });
}
