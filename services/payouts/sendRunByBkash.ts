import { Failure } from '../../domain/failure';
import { runAbandonedAfterMs } from '../../domain/payouts/sending';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx, type Id } from '../ctx';
import { runRow } from './readRun';
import { sendableOf } from './sendable';

/**
 * Has all payouts of a run sent by bKash that it can send, by a job. `seen` is what the person confirmed: throws
 * `changedMeanwhile` where it is something else by now, or where they are being sent already, and `payoutsOff`.
 */
export async function sendRunByBkash(ctx: Ctx, id: Id, seen: { count: number; total: number }): Promise<void> {
  if (!ctx.gateways.bkashPayouts.isOn) throw new Failure('payoutsOff');
  const abandoned = new Date(ctx.now.getTime() - runAbandonedAfterMs).toISOString();
  await ctx.db.inTransaction(async () => {
    const run = await runRow(ctx, id);
    const isFree = { or: [{ sending_at: { exists: false } }, { sending_at: { less_than: abandoned } }] };
    const by = actorOf(ctx).id;
    const claimed = await ctx.db.claim(
      'payout-runs',
      { and: [{ id: { equals: run.id } }, { status: { equals: 'approved' } }, isFree] },
      { sending_by: by, sending_at: ctx.now.toISOString() },
    );
    const { count, total } = await sendableOf(ctx, run.id);
    if (!claimed || count === 0 || count !== seen.count || total !== seen.total) throw new Failure('changedMeanwhile');
    await recordChange(ctx, {
      action: 'changed',
      target: 'payout-runs',
      id: run.id,
      before: { sending_by: null },
      after: { sending_by: by, payouts: count, total },
    });
    await ctx.db.enqueue('sendPayouts', { run: String(run.id), by: String(by) });
  });
}
