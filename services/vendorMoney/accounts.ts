import type { PayoutAccount } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

const why = 'the vendor is the caller’s own, or the caller is an admin, who is shown a masked number';
/** More rows than a vendor adds in a few days. */
const MOST = 20;

export type Accounts = {
  /** Where the vendor is paid now. */
  current: PayoutAccount | null;
  /** The pending change. */
  waiting: PayoutAccount | null;
};

/** The payout account in use and the pending change. One query. */
export async function readAccounts(ctx: Ctx, vendor: Id): Promise<Accounts> {
  const latest = await ctx.db.rows(why, 'payout-accounts', {
    where: { vendor: { equals: vendor } },
    sort: ['-valid_from', '-id'],
    limit: MOST,
  });
  const now = ctx.now.toISOString();
  return {
    current: latest.find(({ valid_from: from }) => from <= now) ?? null,
    waiting: latest.find(({ valid_from: from }) => from > now) ?? null,
  };
}

/** Accounts of a vendor that are not in use yet. */
export const waitingOf = (ctx: Ctx, vendor: Id) => ({
  and: [{ vendor: { equals: vendor } }, { valid_from: { greater_than: ctx.now.toISOString() } }],
});
