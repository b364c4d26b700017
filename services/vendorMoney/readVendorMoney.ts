import { addTotals, noTotals, type Totals } from '../../domain/vendorMoney/movements';
import { lastWeeks, weekOf } from '../../domain/vendorMoney/periods';
import { startOfDay } from '../../domain/time/dhaka';
import type { Ctx, Id } from '../ctx';
import { vendorBalances, type VendorBalance } from '../ledger/vendorBalances';
import { readAccounts, type Accounts } from './accounts';
import { readTotals } from './readTotals';

export type VendorMoney = { balance: VendorBalance; accounts: Accounts; weeks: ({ week: string } & Totals)[] };

/** A vendor's money: balances, payout account and the last weeks. At most eleven queries. */
export async function readVendorMoney(ctx: Ctx, vendor: Id): Promise<VendorMoney> {
  const [balance] = await vendorBalances(ctx, [vendor]);
  return { balance: balance!, accounts: await readAccounts(ctx, vendor), weeks: await readWeeks(ctx, vendor) };
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
