/** Admins take wrong counts and deposits back by another entry of the journal; the original stays. */
import { countedAtBank } from '../../domain/cash/deposit';
import { Failure } from '../../domain/failure';
import { reversalOf, type Line } from '../../domain/ledger/entry';
import type { LedgerEvent } from '../../domain/ledger/eventNames';
import { cashDeposited, cashDifference } from '../../domain/ledger/events';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx, type Id } from '../ctx';
import { post } from '../ledger/post';
import { refId } from '../relations';
import { rowById } from '../rowById';
import { holdWarehouse } from './deskOf';
import { takeFromDesk } from './takeFromDesk';

const why = 'admins take wrong counts and deposits back';

/**
 * Takes a count back: the difference it posted is reversed. Possible once, only while the desk still holds the surplus that was
 * counted, and only for the latest count that stands: a later one has found the drawer as it was with this one's difference.
 */
export const reverseCount = (ctx: Ctx, given: Id, reason: string): Promise<void> =>
  ctx.db.inTransaction(async () => {
    const count = await rowById(ctx, why, 'cash-counts', given);
    const warehouse = refId(count.warehouse) ?? '';
    const marked = await ctx.db.claim('cash-counts', open(count.id), markOf(ctx, reason));
    if (!marked) throw new Failure('doneAlready');
    await holdWarehouse(ctx, warehouse);
    const latest = await latestOf(ctx, 'cash-counts', warehouse, count.id);
    if (latest && isLater(latest, count)) throw new Failure('countedSince');
    await takeFromDesk(ctx, warehouse, count.difference, 'difference');
    await keep(ctx, { target: 'cash-counts', marked, reason, event: 'cash_count_reversed' }, [
      `cash-count:${count.id}`,
      cashDifference(warehouse, count.difference),
    ]);
    if (count.latest === 1) await makeLatest(ctx, 'cash-counts', count.id, latest);
  });

/**
 * Takes a deposit back: the cash counts as being at the warehouse again, and its slip may be entered once more.
 * Possible once.
 */
export const reverseDeposit = (ctx: Ctx, given: Id, reason: string): Promise<void> =>
  ctx.db.inTransaction(async () => {
    const deposit = await rowById(ctx, why, 'cash-deposits', given);
    const warehouse = refId(deposit.warehouse) ?? '';
    const slip_key = `${deposit.slip_key}:${deposit.id}`;
    const marked = await ctx.db.claim('cash-deposits', open(deposit.id), { ...markOf(ctx, reason), slip_key });
    if (!marked) throw new Failure('doneAlready');
    await holdWarehouse(ctx, warehouse);
    await keep(ctx, { target: 'cash-deposits', marked, reason, event: 'cash_deposit_reversed' }, [
      `cash-deposit:${deposit.id}`,
      cashDeposited(warehouse, { amount: deposit.amount, counted: countedAtBank(deposit) }),
    ]);
    if (deposit.latest === 1)
      await makeLatest(ctx, 'cash-deposits', deposit.id, await latestOf(ctx, 'cash-deposits', warehouse, deposit.id));
  });

type Kept = 'cash-counts' | 'cash-deposits';
type Standing = { id: Id; createdAt: string };

/** The last one of a desk that stands, besides this one. */
async function latestOf(ctx: Ctx, collection: Kept, warehouse: Id, besides: Id): Promise<Standing | undefined> {
  const standing = [{ warehouse: { equals: warehouse } }, { reversed_at: { exists: false } }];
  const [last] = await ctx.db.rows(why, collection, {
    where: { and: [...standing, { id: { not_equals: besides } }] },
    sort: ['-createdAt', '-id'],
    limit: 1,
  });
  return last;
}

const isLater = (one: Standing, other: Standing): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** What counts as the last one is the one that stands. */
async function makeLatest(ctx: Ctx, collection: Kept, reversed: Id, latest: Standing | undefined): Promise<void> {
  await ctx.db.setWhere(collection, { id: { equals: reversed } }, { latest: 0 });
  if (latest) await ctx.db.setWhere(collection, { id: { equals: latest.id } }, { latest: 1 });
}

const open = (id: Id) => ({ and: [{ id: { equals: id } }, { reversed_at: { exists: false } }] });

const markOf = (ctx: Ctx, reason: string) => ({
  reversed_at: ctx.now.toISOString(),
  reversed_by: actorOf(ctx).id,
  reversal_reason: reason,
});

type Reversal = {
  target: Kept;
  marked: { id: Id; reversed_at?: string | null };
  reason: string;
  event: LedgerEvent;
};

async function keep(
  ctx: Ctx,
  { target, marked, reason, event }: Reversal,
  [subject, lines]: [subject: string, lines: Line[]],
): Promise<void> {
  await post(ctx, { event, subject, order_number: null, lines: reversalOf(lines), note: reason });
  await recordChange(ctx, {
    action: 'changed',
    target,
    id: marked.id,
    before: { reversed_at: null },
    after: { reversed_at: marked.reversed_at },
    reason,
  });
}
