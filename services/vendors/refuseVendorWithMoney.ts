import { Failure } from '../../domain/failure';
import { openPayouts } from '../../domain/payouts/statuses';
import type { Ctx, Id } from '../ctx';
import { correctionsNaming, keepParties } from '../ledger/parties';
import { vendorBalances } from '../ledger/vendorBalances';

const why = 'what a vendor is owed decides whether it may go';

/**
 * Throws `vendorHasMoney` while anything is open between a vendor and the shop: a balance, also one that the vendor owes, what is
 * not due yet, a payout that has not ended, or a correction that is not posted. Deleted, it could neither be paid nor asked.
 */
export async function refuseVendorWithMoney(ctx: Ctx, vendor: Id): Promise<void> {
  await keepParties(ctx);
  const [money] = await vendorBalances(ctx, [vendor]);
  const { balance = 0, available = 0, pending = 0, blocked = 0 } = money ?? {};
  const payouts = await ctx.db.countRows(why, 'payouts', {
    and: [{ vendor: { equals: vendor } }, { status: { in: openPayouts } }],
  });
  const corrections = await correctionsNaming(ctx, 'owed_vendor', vendor, ['prepared']);
  if ([balance, available, pending, blocked, payouts, corrections].some((each) => each !== 0))
    throw new Failure('vendorHasMoney', { params: { balance, waiting: pending + blocked, payouts, corrections } });
}

/** Whether the ledger, a payout or a correction names the vendor: its record stays for good, without its personal data. */
export async function hasMoneyHistory(ctx: Ctx, vendor: Id): Promise<boolean> {
  const lines = { and: [{ account: { equals: 'owed_vendor' } }, { party: { equals: String(vendor) } }] };
  return (
    (await ctx.db.countRows(why, 'journal-lines', lines)) > 0 ||
    (await ctx.db.countRows(why, 'payouts', { vendor: { equals: vendor } })) > 0 ||
    (await correctionsNaming(ctx, 'owed_vendor', vendor)) > 0
  );
}
