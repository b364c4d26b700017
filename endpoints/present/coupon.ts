import type { CouponShape } from '../../contract/coupons';
import { couponFields } from '../../domain/coupons/fields';
import type { Coupon, User } from '../../payload-types';
import { filled } from '../../services/relations';
import { presentDeclared } from './declared';

/** A coupon with its creator populated. */
export function presentCoupon(coupon: Coupon): CouponShape {
  return {
    id: coupon.id,
    ...presentDeclared(couponFields, coupon),
    remain: coupon.remain,
    created_by: filled<User>(coupon.created_by)?.name ?? null,
    created_at: coupon.createdAt,
  };
}
