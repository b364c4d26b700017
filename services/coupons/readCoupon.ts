import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import type { NamedCoupon } from './listCoupons';
import { scopeNames } from './scopeNames';

/** One coupon with the names of its creator and of the records in its scope. */
export async function readCoupon(ctx: Ctx, id: Id): Promise<NamedCoupon> {
  const coupon = await ctx.db.asActor.findById('coupons', id, { depth: 1, populate: { users: { name: true } } });
  if (!coupon) throw new Failure('notFound');
  return { coupon, names: (await scopeNames(ctx, [coupon]))(coupon) };
}
