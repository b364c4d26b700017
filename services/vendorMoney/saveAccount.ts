import { Failure } from '../../domain/failure';
import { checkedTarget, isSameTarget, validFrom, type PayoutTarget } from '../../domain/payouts/account';
import { provePassword } from '../auth/provePassword';
import { actorOf, type Ctx } from '../ctx';
import { ownVendor } from '../shops/ownVendor';
import { readAccounts, waitingOf } from './accounts';
import { tellAccountChange, tellAccountWithdrawn } from './tellAccountChange';

const why = 'vendors say where they are paid';

/**
 * Changes where the signed-in vendor is paid, effective a day later; until then the previous account stays in use. A pending
 * change is replaced. Needs the current password.
 */
export async function saveAccount(
  ctx: Ctx,
  { current_password: password, ...typed }: PayoutTarget & { current_password: string },
): Promise<void> {
  const vendor = await ownVendor(ctx);
  const target = checkedTarget(typed);
  await provePassword(ctx, password);
  await ctx.db.inTransaction(async () => {
    const { current, waiting } = await readAccounts(ctx, vendor.id);
    const last = waiting ?? current;
    if (last && isSameTarget(last, target)) throw new Failure('nothingChanged');
    const records = ctx.db.asSystem(why);
    await records.removeWhere('payout-accounts', waitingOf(ctx, vendor.id));
    const from = validFrom(ctx.now);
    await records.create('payout-accounts', {
      vendor: vendor.id,
      ...target,
      valid_from: from.toISOString(),
      changed_by: actorOf(ctx).id,
    });
    await tellAccountChange(ctx, target, from);
  });
}

/** Withdraws the signed-in vendor’s pending change. Throws `noAccountChange` if there is none any more. */
export async function withdrawAccount(ctx: Ctx): Promise<void> {
  const vendor = await ownVendor(ctx);
  await ctx.db.inTransaction(async () => {
    const removed = await ctx.db.asSystem(why).removeWhere('payout-accounts', waitingOf(ctx, vendor.id));
    if (removed === 0) throw new Failure('noAccountChange');
    await tellAccountWithdrawn(ctx);
  });
}
