import { sumOf } from '../../domain/money';
import { payoutLimits } from '../../domain/payouts/limits';
import { canSendByBkash } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { readPayees } from './payees';
import { payoutsWhy } from './reasons';

type Sendable = { payouts: Payout[]; count: number; total: number };

/** The payouts of a run that bKash can be asked for now. */
export async function sendableOf(ctx: Ctx, run: Id): Promise<Sendable> {
  const rules = ctx.gateways.bkashPayouts;
  if (!rules.isOn) return { payouts: [], count: 0, total: 0 };
  const rows = await ctx.db.rows(payoutsWhy, 'payouts', {
    where: { and: [{ run: { equals: run } }, { status: { equals: 'approved' } }, { method: { equals: 'bkash' } }] },
    sort: 'id',
    limit: payoutLimits.payouts,
  });
  const payees = await readPayees(
    ctx,
    rows.map(({ vendor }) => String(refId(vendor))),
  );
  const isOpen = ({ vendor }: Payout) => payees.get(String(refId(vendor)))?.isOpen ?? false;
  const payouts = rows.filter((payout) => canSendByBkash(payout, isOpen(payout), rules));
  return { payouts, count: payouts.length, total: sumOf(payouts.map(({ amount }) => amount)) };
}
