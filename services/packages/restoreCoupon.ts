import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

const why = 'the use of a coupon is taken back by the shop itself';

/**
 * Returns the coupon use of an order that is now canceled as a whole: the customer may use it again. Called by the
 * request that canceled the last package, in the same transaction. Does nothing if the coupon has been deleted, along
 * with its uses.
 */
export async function restoreCoupon(ctx: Ctx, order: Id): Promise<void> {
  const ofOrder = { order: { equals: order } };
  const use = await ctx.db.row(why, 'coupon-redemptions', { where: ofOrder });
  if (!use) return;
  await ctx.db.dropWhere('coupon-redemptions', ofOrder);
  await ctx.db.claim('coupons', { id: { equals: refId(use.coupon) as Id } }, { remain: { $inc: 1 } });
}
