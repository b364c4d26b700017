import { openPayouts } from '../../domain/payouts/statuses';
import type { Ctx, Id } from '../ctx';
import { payoutsWhy } from './reasons';

/**
 * A run whose payouts have all ended is done. Called in the transaction that ended one of them: the run is written first, so
 * that of two who end the last two at once one sees the other.
 */
export async function endRun(ctx: Ctx, run: Id): Promise<void> {
  const approved = { and: [{ id: { equals: run } }, { status: { equals: 'approved' } }] };
  if (!(await ctx.db.claim('payout-runs', approved, {}))) return;
  const open = await ctx.db.countRows(payoutsWhy, 'payouts', {
    and: [{ run: { equals: run } }, { status: { in: openPayouts } }],
  });
  if (open === 0) await ctx.db.claim('payout-runs', approved, { status: 'done' });
}
