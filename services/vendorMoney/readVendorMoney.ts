import { addTotals, noTotals, type Totals } from '../../domain/vendorMoney/movements';
import { lastWeeks, weekOf } from '../../domain/vendorMoney/periods';
import { startOfDay } from '../../domain/time/dhaka';
import type { Ctx, Id } from '../ctx';
import type { VendorBalance } from '../ledger/vendorBalances';
import type { LeftOutReason } from '../../domain/payouts/plan';
import { planRun } from '../payouts/planRun';
import { readAccounts, type Accounts } from './accounts';
import { readTotals } from './readTotals';

export type VendorMoney = {
  balance: VendorBalance;
  next: NextPayout;
  accounts: Accounts;
  weeks: ({ week: string } & Totals)[];
};
/** `reason`: why there would be none. */
type NextPayout = { amount: number; reason: LeftOutReason | null };

/** A vendor's money: balances, next payout, payout account and the last weeks. The number of queries does not depend on its movements. */
export async function readVendorMoney(ctx: Ctx, vendor: Id): Promise<VendorMoney> {
  // What a run would pay the vendor if it were prepared now.
  const { balances, paid, leftOut } = await planRun(ctx, { until: null, minimum: 1, vendor_ids: [vendor] });
  return {
    balance: balances[0]!,
    next: { amount: paid[0]?.amount ?? 0, reason: leftOut[0]?.reason ?? null },
    accounts: await readAccounts(ctx, vendor),
    weeks: await readWeeks(ctx, vendor),
  };
}

async function readWeeks(ctx: Ctx, vendor: Id): Promise<VendorMoney['weeks']> {
  const weeks = new Map<string, Totals>(lastWeeks(ctx.now).map((week) => [week, noTotals]));
  const [first = ''] = weeks.keys();
  // Includes what happens at this very moment.
  const period = { from: startOfDay(first)!, before: new Date(ctx.now.getTime() + 1_000) };
  for (const [day, totals] of await readTotals(ctx, vendor, period)) {
    const week = weekOf(day);
    weeks.set(week, addTotals(weeks.get(week) ?? noTotals, totals));
  }
  return [...weeks].map(([week, totals]) => ({ week, ...totals }));
}
