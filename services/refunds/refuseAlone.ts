import { Failure } from '../../domain/failure';
import { openKeyOf } from '../../domain/refunds/statuses';
import { checkAlone, checkTakingBack } from '../../domain/refunds/twoPeople';
import type { Return } from '../../payload-types';
import { has, type Ctx, type Id } from '../ctx';
import { readRefundRules } from './readRules';

const why = 'a refund that waits for a second person is not sent by one';

/** Throws if one person may not mark this refund as sent: above the limit, or while it waits for a second person. */
export async function refuseAlone(
  ctx: Ctx,
  request: Pick<Return, 'id'>,
  refund: { amount: number; trxId: string },
): Promise<void> {
  await refuseWaiting(ctx, request.id);
  checkAlone(refund, await readRefundRules(ctx));
}

/** Throws if this caller may not take the mark of such a refund back, or gives no reason where one is owed. */
export async function refuseTakingBack(ctx: Ctx, refund: { amount: number; reason: string }): Promise<void> {
  checkTakingBack({ ...refund, isSuperAdmin: has(ctx, 'superadmin') }, await readRefundRules(ctx));
}

/** Throws while a refund of this return is prepared. */
export async function refuseWaiting(ctx: Ctx, request: Id): Promise<void> {
  const open = await ctx.db.countRows(why, 'refund-requests', { open_key: { equals: openKeyOf.return(request) } });
  if (open > 0) throw new Failure('refundWaits');
}
