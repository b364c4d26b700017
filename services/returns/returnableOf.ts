import { checkRefundable } from '../../domain/returns/status';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { claimMoney } from '../orders/claimMoney';
import { refId } from '../relations';

const why = 'what was paid for a package decides what goes back for a return';

/**
 * What may still be refunded of a return's package. A refund by hand and a simultaneous cancellation, which refunds by
 * bKash, see each other: both claim the order first.
 */
export async function returnableOf(ctx: Ctx, request: Return): Promise<number> {
  const money = await claimMoney(ctx, refId(request.order) as Id);
  const package_ = refId(request.package) as Id;
  const sent = await ctx.db.row(why, 'packages', { where: { id: { equals: package_ } } });
  if (sent) checkRefundable(sent);
  return money.byHand(package_);
}
