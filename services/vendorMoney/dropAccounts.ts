import type { Ctx, Id } from '../ctx';

/** Where a vendor was paid goes with the vendor's other personal data; payouts keep where they were sent. */
export async function dropAccounts(ctx: Ctx, vendor: Id): Promise<void> {
  await ctx.db.asSystem('admins delete vendors').removeWhere('payout-accounts', { vendor: { equals: vendor } });
}
