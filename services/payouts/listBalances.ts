import {
  arrangeBalances,
  totalBalances,
  type BalanceFigures,
  type BalanceSort,
  type BalanceView,
} from '../../domain/payouts/balances';
import type { PayoutMethod } from '../../domain/payouts/statuses';
import type { Ctx, Id } from '../ctx';
import { vendorBalances } from '../ledger/vendorBalances';
import { readAccounts, readPayees } from './payees';

const MANY = 200;

type Part = {
  offset: number;
  limit: number;
  search?: string | undefined;
  sort?: BalanceSort | undefined;
  show?: BalanceView | undefined;
};
export type ListedBalance = BalanceFigures & {
  vendor: Id;
  business_name: string;
  isOpen: boolean;
  method: PayoutMethod | null;
};

/** The vendors with what they have earned and not been paid, and the sums over all that were found. */
export async function listBalances(
  ctx: Ctx,
  { offset, limit, ...wanted }: Part,
): Promise<{ docs: ListedBalance[]; total: number; totals: BalanceFigures }> {
  // Of very many, the figures and names they are put in order by, and the sums of all, may be half a minute old; what is shown
  // of each is read anew.
  const named = await ctx.db.briefly('vendors with balances', () => namedBalances(ctx), isMany);
  const found = arrangeBalances(named, wanted);
  const shown = found.slice(offset, offset + limit);
  const ids = shown.map(({ vendor }) => vendor);
  const accounts = await readAccounts(ctx, ids);
  const now = isMany(named) ? await namedBalances(ctx, ids) : named;
  const fresh = new Map(now.map((each) => [String(each.vendor), each]));
  const methodOf = (vendor: Id): PayoutMethod | null => {
    const account = accounts.get(String(vendor));
    return account && account !== 'waits' ? account.method : null;
  };
  return {
    docs: shown.map((each) => ({ ...(fresh.get(String(each.vendor)) ?? each), method: methodOf(each.vendor) })),
    total: found.length,
    totals: totalBalances(found),
  };
}

type Named = Omit<ListedBalance, 'method'>;
const isMany = (found: readonly Named[]): boolean => found.length > MANY;

/** The balances of these vendors, or of all that have one, with their names. */
async function namedBalances(ctx: Ctx, vendors: readonly Id[] | null = null): Promise<Named[]> {
  const balances = await vendorBalances(ctx, vendors);
  const payees = await readPayees(
    ctx,
    balances.map(({ vendor }) => vendor),
  );
  return balances.map((each) => {
    const payee = payees.get(String(each.vendor));
    return {
      ...each,
      vendor: payee?.vendor ?? each.vendor,
      business_name: payee?.business_name ?? '',
      isOpen: payee?.isOpen ?? false,
    };
  });
}
