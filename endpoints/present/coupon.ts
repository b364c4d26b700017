import type { CouponShape } from '../../contract/coupons';
import type { Coupon, User } from '../../payload-types';
import { filled } from '../../services/relations';
import { flag, oneOrTwo } from './flags';

/** A coupon with its maker filled in. */
export function presentCoupon(coupon: Coupon): CouponShape {
  return {
    id: coupon.id,
    code: coupon.code,
    type: oneOrTwo(coupon.type),
    fixed: coupon.fixed ?? 0,
    percentage: coupon.percentage ?? 0,
    min_order: coupon.min_order,
    quantity: coupon.quantity,
    remain: coupon.remain,
    status: flag(coupon.status),
    created_by: filled<User>(coupon.created_by)?.name ?? null,
    created_at: coupon.createdAt,
  };
}
