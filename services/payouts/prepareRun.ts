import type { PayoutWish } from '../../contract/payoutRuns';
import { Failure } from '../../domain/failure';
import { sumOf } from '../../domain/money';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx, type Id } from '../ctx';
import { oneAtATime } from './oneAtATime';
import { cover } from './payoutLines';
import { planRun, type RunPlan } from './planRun';
import { payoutsWhy } from './reasons';

/** Prepares a run: what vendors may be paid is frozen, with the lines of the journal it comes from, until it is approved or discarded. Throws `nothingToPay`. */
export async function prepareRun(ctx: Ctx, wish: PayoutWish & { note: string }): Promise<{ id: Id; plan: RunPlan }> {
  return ctx.db.inTransaction(async () => {
    // Two who prepare at once would both find the same balances available.
    await oneAtATime(ctx, 'payout-runs');
    const plan = await planRun(ctx, wish);
    if (plan.paid.length === 0) throw new Failure('nothingToPay');
    const about = {
      status: 'prepared',
      until: plan.until.toISOString(),
      minimum: wish.minimum,
      total: sumOf(plan.paid.map(({ amount }) => amount)),
      payouts: plan.paid.length,
      note: wish.note,
    } as const;
    const run = await ctx.db.insert(payoutsWhy, 'payout-runs', {
      ...about,
      prepared_by: actorOf(ctx).id,
      approved_by: null,
      approved_at: null,
      discarded_by: null,
      sending_by: null,
      sending_at: null,
    });
    const vendors = plan.paid.map(({ vendor }) => vendor.vendor);
    const covers = await cover(ctx, run.id, vendors, plan.until);
    for (const each of plan.paid) await ctx.db.append(payoutsWhy, 'payouts', payoutOf(run.id, each, covers));
    await recordChange(ctx, { action: 'created', target: 'payout-runs', id: run.id, after: about });
    return { id: run.id, plan };
  });
}

/** The account as it is now: a later change of it is for the next run. */
function payoutOf(
  run: Id,
  { vendor, amount, account }: RunPlan['paid'][number],
  covers: Awaited<ReturnType<typeof cover>>,
) {
  const covered = covers.get(String(vendor.vendor));
  if (covered?.sum !== amount) throw new Error(`the lines of vendor ${vendor.vendor} do not sum to ${amount}`);
  const { method, number, holder, bank, branch, routing } = account;
  return {
    run,
    vendor: vendor.vendor,
    amount,
    lines: covered.lines,
    status: 'prepared' as const,
    method,
    number,
    holder,
    bank: bank ?? '',
    branch: branch ?? '',
    routing: routing ?? '',
    reference: '',
    reference_key: null,
    invoice: '',
    sending_by: null,
    sending_at: null,
    asked_at: null,
    ask_at: null,
    asks: 0,
    unknown_at: null,
    said: '',
    sent_at: null,
    sent_by: null,
    sent_from: '',
    failed_at: null,
    failed_by: null,
    failure: '',
  };
}
