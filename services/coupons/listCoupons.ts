import type { Coupon } from '../../payload-types';
import type { Ctx } from '../ctx';
import { scopeNames } from './scopeNames';

/** A coupon with the names of the records in its scope. */
export type NamedCoupon = { coupon: Coupon; names: string[] };

/** All coupons, newest first, with the names of their creators and of the records in their scope. */
export async function listCoupons(ctx: Ctx): Promise<NamedCoupon[]> {
  const coupons = await ctx.db.asActor.find('coupons', {
    sort: '-createdAt',
    depth: 1,
    populate: { users: { name: true } },
  });
  const namesOf = await scopeNames(ctx, coupons);
  return coupons.map((coupon) => ({ coupon, names: namesOf(coupon) }));
}
