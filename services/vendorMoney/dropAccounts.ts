import type { Ctx, Id } from '../ctx';

/** Deletes a vendor's payout accounts with their other personal data; payouts keep their own copy of the account. */
export async function dropAccounts(ctx: Ctx, vendor: Id): Promise<void> {
  await ctx.db.asSystem('admins delete vendors').removeWhere('payout-accounts', { vendor: { equals: vendor } });
}
