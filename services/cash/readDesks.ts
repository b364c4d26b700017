import type { Where } from 'payload';
import { NOWHERE } from '../../domain/ledger/events';
import { addDays, dhakaDay, startOfDay } from '../../domain/time/dhaka';
import type { CashCount, CashDeposit } from '../../payload-types';
import type { Ctx, Warehouse } from '../ctx';
import { fillRelations } from '../fillRelations';
import { refId, sameRef } from '../relations';
import { cashLines, cashThere } from './cashThere';
import { shownWarehouses } from './deskOf';

const why = 'admins see every cash desk, incharges their own';
/** The number of days over which differences are summed. */
const DIFFERENCE_DAYS = 30;
const person = { collection: 'users', select: { name: true } } as const;

export type Desk = {
  warehouse: Warehouse;
  /** Whether the caller is in charge of it. */
  isOwn: boolean;
  /** The cash that should be there now. */
  expected: number;
  /** The cash of packages completed today. */
  collected: { packages: number; sum: number };
  lastCount: CashCount | null;
  lastDeposit: CashDeposit | null;
  /** The differences of the counts and deposits of the last 30 days that were not taken back. */
  differences: { counts: number; deposits: number; sum: number };
};

/**
 * The cash desks the caller may see, and the cash of packages without a warehouse. Ten queries, however many desks
 * there are.
 */
export async function readDesks(ctx: Ctx): Promise<{ desks: Desk[]; nowhere: number }> {
  const { shown, own } = await shownWarehouses(ctx);
  const ids = shown.map(({ id }) => id);
  const cash = await cashThere(ctx);
  const today = await collectedToday(ctx, ids.map(String));
  const latest = { and: [{ latest: { equals: 1 } }, { warehouse: { in: ids } }] };
  const counts = await fillRelations(
    ctx,
    why,
    await ctx.db.rows(why, 'cash-counts', { where: latest, limit: ids.length || 1 }),
    { counted_by: person, reversed_by: person },
  );
  const deposits = await fillRelations(
    ctx,
    why,
    await ctx.db.rows(why, 'cash-deposits', { where: latest, limit: ids.length || 1 }),
    { deposited_by: person, reversed_by: person },
  );
  const counted = await differencesOf(ctx, 'cash-counts', [{ warehouse: { in: ids } }]);
  const deposited = await differencesOf(ctx, 'cash-deposits', [
    { warehouse: { in: ids } },
    { difference: { not_equals: 0 } },
  ]);
  const desks = shown.map((warehouse) => {
    const [ofCounts, ofDeposits] = [counted, deposited].map((sums) =>
      sums.find(({ key }) => sameRef(key, warehouse.id)),
    );
    return {
      warehouse,
      isOwn: own.some((each) => sameRef(each, warehouse)),
      expected: cash.get(String(warehouse.id)) ?? 0,
      collected: today.get(String(warehouse.id)) ?? { packages: 0, sum: 0 },
      lastCount: counts.find((one) => sameRef(refId(one.warehouse), warehouse.id)) ?? null,
      lastDeposit: deposits.find((one) => sameRef(refId(one.warehouse), warehouse.id)) ?? null,
      differences: {
        counts: ofCounts?.count ?? 0,
        deposits: ofDeposits?.count ?? 0,
        sum: (ofCounts?.sums.difference ?? 0) + (ofDeposits?.sums.difference ?? 0),
      },
    };
  });
  return { desks, nowhere: cash.get(NOWHERE) ?? 0 };
}

/** What the counts or deposits of each warehouse differed in the last 30 days, without those taken back. */
const differencesOf = (ctx: Ctx, collection: 'cash-counts' | 'cash-deposits', which: readonly Where[]) =>
  ctx.db.groups(why, collection, {
    where: {
      and: [
        ...which,
        { createdAt: { greater_than: addDays(ctx.now, -DIFFERENCE_DAYS).toISOString() } },
        { reversed_at: { exists: false } },
      ],
    },
    by: 'warehouse',
    sums: ['difference'],
  });

/** The lines of orders posted to the desk today; counts and deposits belong to no order. */
async function collectedToday(ctx: Ctx, parties: readonly string[]): Promise<Map<string, Desk['collected']>> {
  const sums = await ctx.db.groups(why, 'journal-lines', {
    where: {
      and: [
        cashLines,
        { party: { in: parties } },
        { at: { greater_than_equal: startOfDay(dhakaDay(ctx.now))!.toISOString() } },
        { order_number: { exists: true } },
      ],
    },
    by: 'party',
    sums: ['amount'],
  });
  return new Map(sums.map(({ key, count, sums: { amount = 0 } }) => [String(key), { packages: count, sum: amount }]));
}
