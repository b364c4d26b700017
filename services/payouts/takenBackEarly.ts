import type { Where } from 'payload';
import { earlyEntries, takenSince } from '../../domain/payouts/openLines';
import { openEarnings, takenBackOf } from '../ledger/undecidedEntries';
import type { Ctx, Id } from '../ctx';
import { possibleId, refId } from '../relations';
import { payoutsWhy } from './reasons';

/**
 * What returns have taken back since the time of a run, of what was earned since then too: both are for the next one. `own`: the
 * lines that are looked at. One query, or six where something was taken back.
 */
export async function takenBackEarly(ctx: Ctx, own: readonly Where[], until: Date): Promise<Id[]> {
  const rows = await ctx.db.rows(payoutsWhy, 'payout-lines', {
    where: { and: [...own, takenSince(until, ctx.now)] },
    select: { entry: true },
    limit: 0,
  });
  if (rows.length === 0) return [];
  const entries = await ctx.db.rows(payoutsWhy, 'journal-entries', {
    where: {
      and: [{ id: { in: rows.map(({ entry }) => refId(entry) as Id) } }, { event: { equals: 'return_settled' } }],
    },
    select: { subject: true },
    limit: 0,
  });
  const returns = entries
    .map(({ subject }) => possibleId(ctx, subject.split(':')[1] ?? ''))
    .filter((id) => id !== null);
  const takenBack = returns.length === 0 ? [] : await takenBackOf(ctx, { id: { in: returns } });
  const earnings = await openEarnings(
    ctx,
    takenBack.map((each) => each.package),
    until,
  );
  return earlyEntries(earnings, takenBack);
}
