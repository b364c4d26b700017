import type { PayoutWish } from '../../contract/payoutRuns';
import { invalid } from '../../domain/failure';
import { planPayouts, type LeftOutReason } from '../../domain/payouts/plan';
import type { PayoutAccount } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { vendorBalances, type VendorBalance } from '../ledger/vendorBalances';
import { possibleId } from '../relations';
import { readAccounts, readPayees, type Payee } from './payees';
import { coverable, coversBy } from './payoutLines';

export type RunPlan = {
  until: Date;
  /** Of every vendor that was looked at, as they are now. */
  balances: VendorBalance[];
  paid: { vendor: Payee; amount: number; account: PayoutAccount }[];
  leftOut: { vendor: Payee; available: number; balance: number; reason: LeftOutReason }[];
};

/**
 * Which vendors a run would pay and which it would leave out at present. Vendors without a balance are listed only if they were
 * selected. The number of queries does not depend on how many vendors there are, up to five hundred.
 */
export async function planRun(ctx: Ctx, { until: given, minimum, vendor_ids: ids = [] }: PayoutWish): Promise<RunPlan> {
  const until = given ? new Date(given) : ctx.now;
  if (until > ctx.now) throw invalid({ until: 'future' });
  const chosen = ids.length > 0 ? chosenVendors(ctx, ids) : null;
  const balances = await vendorBalances(ctx, chosen);
  const payable = await payableOf(ctx, balances, chosen, until);
  const told = chosen ? payable : payable.filter(({ balance, available }) => balance < 0 || available > 0);
  const payees = await readPayees(
    ctx,
    told.map(({ vendor }) => vendor),
  );
  const accounts = await readAccounts(
    ctx,
    told.filter(({ available }) => available >= minimum).map(({ vendor }) => vendor),
  );
  const plan = planPayouts(
    told.map(({ vendor, balance, available, isListed }) => ({
      vendor: payees.get(String(vendor)) ?? { vendor, business_name: '', isOpen: false },
      balance,
      available,
      isListed,
      isOpen: payees.get(String(vendor))?.isOpen ?? false,
      account: accounts.get(String(vendor)) ?? null,
    })),
    minimum,
  );
  return { until, balances, ...plan };
}

function chosenVendors(ctx: Ctx, ids: readonly Id[]): Id[] {
  const known = new Map(ids.map((id) => [String(id), possibleId(ctx, id)]));
  return [...known.values()].map((id) => {
    if (id === null) throw invalid({ vendor_ids: 'notFound' });
    return id;
  });
}

/**
 * What the run would cover of each vendor's lines. `isListed`: all lines that are open now come to what is available, as they do but
 * while a payout of an early release, which kept no list of its lines, is not ended.
 */
async function payableOf(ctx: Ctx, balances: readonly VendorBalance[], vendors: readonly Id[] | null, until: Date) {
  const now = await coversBy(ctx, await coverable(ctx, vendors, ctx.now));
  const then = until < ctx.now ? await coversBy(ctx, await coverable(ctx, vendors, until)) : now;
  const sumOf = (covers: typeof now, vendor: Id) => covers.get(String(vendor))?.sum ?? 0;
  return balances.map((each) => ({
    ...each,
    available: sumOf(then, each.vendor),
    isListed: sumOf(now, each.vendor) === each.available,
  }));
}
