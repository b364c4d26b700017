import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

const why = 'the use of a coupon is taken back by the shop itself';

/**
 * Returns the coupon use of an order that is now canceled as a whole: the customer may use it again. Called by the
 * request that canceled the last package, in the same transaction. If the coupon has been deleted, along with its uses,
 * the use waits until it is restored (`returnCouponDue`).
 */
export async function restoreCoupon(ctx: Ctx, order: Id): Promise<void> {
  const ofOrder = { order: { equals: order } };
  const use = await ctx.db.row(why, 'coupon-redemptions', { where: ofOrder });
  if (!use) {
    const withOne = { and: [{ id: { equals: order } }, { coupon_amount: { greater_than: 0 } }] };
    await ctx.db.setWhere('orders', withOne, { coupon_due: 1, updatedAt: null });
    return;
  }
  await ctx.db.dropWhere('coupon-redemptions', ofOrder);
  await ctx.db.claim('coupons', { id: { equals: refId(use.coupon) as Id } }, { remain: { $inc: 1 } });
}

/** The same for those of these orders that were canceled while their coupon was deleted. */
export async function returnCouponDue(ctx: Ctx, ids: readonly Id[]): Promise<void> {
  const due = { and: [{ id: { in: [...ids] } }, { coupon_due: { equals: 1 } }] };
  for (const { id } of await ctx.db.rows(why, 'orders', { where: due, sort: 'id', limit: 0, select: {} })) {
    await restoreCoupon(ctx, id);
    await ctx.db.setWhere('orders', { id: { equals: id } }, { coupon_due: 0, updatedAt: null });
  }
}
