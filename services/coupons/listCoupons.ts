import type { Coupon } from '../../payload-types';
import type { Ctx } from '../ctx';

/** All coupons, newest first, with the names of their creators. */
export async function listCoupons(ctx: Ctx): Promise<Coupon[]> {
  return ctx.db.asActor.find('coupons', { sort: '-createdAt', depth: 1, populate: { users: { name: true } } });
}
