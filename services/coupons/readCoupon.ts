import { Failure } from '../../domain/failure';
import type { Coupon } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

/** One coupon with the name of its creator. */
export async function readCoupon(ctx: Ctx, id: Id): Promise<Coupon> {
  const coupon = await ctx.db.asActor.findById('coupons', id, { depth: 1, populate: { users: { name: true } } });
  if (!coupon) throw new Failure('notFound');
  return coupon;
}
