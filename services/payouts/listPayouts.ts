import type { payoutSorts } from '../../contract/payouts';
import { canSendByBkash } from '../../domain/payouts/sending';
import { payoutLimits } from '../../domain/payouts/limits';
import type { PayoutMethod, PayoutStatus } from '../../domain/payouts/statuses';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, byTime, is, related } from '../listing';
import { refId } from '../relations';
import { sumOfRows } from '../sumOfRows';
import { readPayees, type Payee } from './payees';
import { runRow } from './readRun';
import { payoutsWhy } from './reasons';

/** `byBkash`: it can be sent by bKash now. */
export type ListedPayout = { payout: Payout; payee: Payee | null; byBkash: boolean };
type Part = {
  offset: number;
  limit: number;
  run_id?: Id | undefined;
  vendor_id?: Id | undefined;
  status?: PayoutStatus | undefined;
  method?: PayoutMethod | undefined;
  sort?: (typeof payoutSorts)[number] | undefined;
};
type Listed = { docs: ListedPayout[]; total: number; sum: number };

/** Payouts, newest first unless sorted otherwise, with their vendors, and what all that match come to. */
export async function listPayouts(ctx: Ctx, part: Part): Promise<Listed> {
  const where = allOf(
    related(ctx, 'run', part.run_id),
    related(ctx, 'vendor', part.vendor_id),
    is('status', part.status),
    is('method', part.method),
  );
  const { docs, total } = await ctx.db.rowWindow(payoutsWhy, 'payouts', {
    where,
    sort: byTime(part.sort?.endsWith('amount') ? 'amount' : 'createdAt', part.sort),
    offset: part.offset,
    limit: part.limit,
  });
  const sum = await sumOfRows(ctx, payoutsWhy, 'payouts', where, 'amount');
  return { docs: await withPeople(ctx, docs), total, sum };
}

/** The bank transfers of a run that wait to be sent. Those of suspended vendors are only counted. */
export async function bankFileOf(ctx: Ctx, run: Id): Promise<{ docs: ListedPayout[]; leftOut: number }> {
  const { id } = await runRow(ctx, run);
  const rows = await ctx.db.rows(payoutsWhy, 'payouts', {
    where: { and: [{ run: { equals: id } }, { status: { equals: 'approved' } }, { method: { equals: 'bank' } }] },
    sort: 'id',
    limit: payoutLimits.payouts,
  });
  const all = await withPeople(ctx, rows);
  const docs = all.filter(({ payee }) => payee?.isOpen);
  return { docs, leftOut: all.length - docs.length };
}

/** One payout as the list shows it. */
export const listedPayout = async (ctx: Ctx, payout: Payout): Promise<ListedPayout | undefined> =>
  (await withPeople(ctx, [payout]))[0];

async function withPeople(ctx: Ctx, docs: readonly Payout[]): Promise<ListedPayout[]> {
  const payees = await readPayees(ctx, [...new Set(docs.map(({ vendor }) => String(refId(vendor))))]);
  const named = await fillRelations(ctx, payoutsWhy, docs, {
    sent_by: { collection: 'users', select: { name: true } },
  });
  return named.map((payout) => {
    const payee = payees.get(String(refId(payout.vendor))) ?? null;
    return { payout, payee, byBkash: canSendByBkash(payout, payee?.isOpen ?? false, ctx.gateways.bkashPayouts) };
  });
}
