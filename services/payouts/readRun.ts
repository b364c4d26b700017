import type { payoutRunSorts } from '../../contract/payoutRuns';
import { approvalBlocker, type ApprovalBlocker } from '../../domain/payouts/approval';
import { payoutStatuses, type PayoutStatus, type RunStatus } from '../../domain/payouts/statuses';
import { isBeingSent } from '../../domain/payouts/sending';
import { keysOf } from '../../domain/fields/declare';
import type { PayoutRun } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, byTime, is } from '../listing';
import { refId } from '../relations';
import { rowById } from '../rowById';
import { sendableOf } from './sendable';
import { readPayoutSettings } from './settings';
import { payoutsWhy } from './reasons';

const named = { collection: 'users', select: { name: true } } as const;
const people = { prepared_by: named, approved_by: named, discarded_by: named };

type RunPart = {
  offset: number;
  limit: number;
  status?: RunStatus | undefined;
  sort?: (typeof payoutRunSorts)[number] | undefined;
};

/** Runs, newest first unless sorted otherwise, with the people. */
export async function listRuns(ctx: Ctx, part: RunPart): Promise<{ docs: PayoutRun[]; total: number }> {
  const { docs, total } = await ctx.db.rowWindow(payoutsWhy, 'payout-runs', {
    where: allOf(is('status', part.status)),
    sort: byTime(part.sort?.endsWith('amount') ? 'total' : 'createdAt', part.sort),
    offset: part.offset,
    limit: part.limit,
  });
  return { docs: await fillRelations(ctx, payoutsWhy, docs, people), total };
}

/** The run as it is kept. Throws `notFound`. */
export const runRow = (ctx: Ctx, id: Id): Promise<PayoutRun> => rowById(ctx, payoutsWhy, 'payout-runs', id);

type RunState = { status: PayoutStatus; count: number; amount: number };

/** What bKash could be asked for now, and whether it is being asked. */
type BkashPart = { isOn: boolean; count: number; total: number; isSending: boolean };

/** A run with the people, its payouts by state, what of it bKash can send, and why the caller may not approve it. */
export async function readRun(
  ctx: Ctx,
  id: Id,
): Promise<{ run: PayoutRun; states: RunState[]; bkash: BkashPart; blocker: ApprovalBlocker | null }> {
  const row = await runRow(ctx, id);
  const groups = await ctx.db.groups(payoutsWhy, 'payouts', {
    where: { run: { equals: row.id } },
    by: 'status',
    sums: ['amount'],
  });
  const states = keysOf(payoutStatuses).flatMap((status) => {
    const group = groups.find(({ key }) => key === status);
    return group ? [{ status, count: group.count, amount: group.sums.amount ?? 0 }] : [];
  });
  const [run] = await fillRelations(ctx, payoutsWhy, [row], people);
  const { count, total } = row.status === 'approved' ? await sendableOf(ctx, row.id) : { count: 0, total: 0 };
  const bkash = { isOn: ctx.gateways.bkashPayouts.isOn, count, total, isSending: isBeingSent(row.sending_at, ctx.now) };
  return { run: run ?? row, states, bkash, blocker: await approvalOf(ctx, row) };
}

/** Why the caller may not approve it; null: they may. */
export async function approvalOf(ctx: Ctx, run: PayoutRun): Promise<ApprovalBlocker | null> {
  const { one_person: onePerson } = await readPayoutSettings(ctx);
  return approvalBlocker(refId(run.prepared_by), actorOf(ctx), onePerson === 1);
}
