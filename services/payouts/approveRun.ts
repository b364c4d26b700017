/** A prepared run is approved by another person, or discarded. */
import { Failure } from '../../domain/failure';
import { movablePayouts, undecidedRun } from '../../domain/payouts/moves';
import { suspendedFailure, type RunStatus } from '../../domain/payouts/statuses';
import type { Payout, PayoutRun } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx, type Id } from '../ctx';
import type { ChangesOf } from '../db/types';
import { refId } from '../relations';
import { claimPayout } from './claimPayout';
import { endRun } from './endRun';
import { readPayees } from './payees';
import { release } from './payoutLines';
import { approvalOf, runRow } from './readRun';
import { payoutsWhy } from './reasons';
import { tellFailed } from './tellVendor';
import { payoutLimits } from '../../domain/payouts/limits';

/**
 * Approves a run, once. Payouts of vendors who were suspended since it was prepared are given back. Throws
 * `superAdminOnly`, `ownRun`, or `changedMeanwhile` where somebody was faster.
 */
export async function approveRun(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const run = await runRow(ctx, id);
    const blocker = await approvalOf(ctx, run);
    if (blocker) throw new Failure(blocker);
    const now = ctx.now.toISOString();
    await decide(ctx, run, { status: 'approved', approved_by: actorOf(ctx).id, approved_at: now });
    await ctx.db.setWhere('payouts', ofRun(run), { status: 'approved', updatedAt: now });
    await giveBackSuspended(ctx, run);
    await endRun(ctx, run.id);
  });
}

/** Discards a run that is not approved: everything is available again. */
export async function discardRun(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const run = await runRow(ctx, id);
    await decide(ctx, run, { status: 'discarded', discarded_by: actorOf(ctx).id });
    await ctx.db.setWhere('payouts', ofRun(run), { status: 'discarded', updatedAt: ctx.now.toISOString() });
    await release(ctx, run.id);
  });
}

const ofRun = (run: PayoutRun) => ({ and: [{ run: { equals: run.id } }, undecidedRun] });

type Decision = ChangesOf<PayoutRun> & { status: RunStatus };

async function decide(ctx: Ctx, run: PayoutRun, decision: Decision): Promise<void> {
  const waiting = { and: [{ id: { equals: run.id } }, undecidedRun] };
  const claimed = await ctx.db.claim('payout-runs', waiting, decision);
  if (!claimed) throw new Failure('changedMeanwhile');
  await recordChange(ctx, {
    action: 'changed',
    target: 'payout-runs',
    id: run.id,
    before: { status: 'prepared', until: run.until },
    after: { status: decision.status, until: run.until, total: run.total, payouts: run.payouts },
  });
}

/** Each with its audit entry and the vendor's notice, as any other that fails. */
async function giveBackSuspended(ctx: Ctx, run: PayoutRun): Promise<void> {
  const payouts = await ctx.db.rows(payoutsWhy, 'payouts', {
    where: { run: { equals: run.id } },
    limit: payoutLimits.payouts,
  });
  const vendorOf = ({ vendor }: Payout) => refId(vendor) as Id;
  const known = await readPayees(ctx, payouts.map(vendorOf));
  const closed = payouts.filter((payout) => !known.get(String(vendorOf(payout)))?.isOpen);
  if (closed.length === 0) return;
  await release(ctx, run.id, closed.map(vendorOf));
  for (const payout of closed) {
    const failed = await claimPayout(ctx, payout, movablePayouts.approved, {
      status: 'failed',
      failure: suspendedFailure.en,
      failed_at: ctx.now.toISOString(),
      failed_by: actorOf(ctx).id,
    });
    if (failed) await tellFailed(ctx, failed);
  }
}
