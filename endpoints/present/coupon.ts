import type { CouponShape } from '../../contract/coupons';
import { couponState } from '../../domain/coupons/apply';
import { couponFields } from '../../domain/coupons/fields';
import { scopeIds } from '../../domain/coupons/scope';
import { termsOf } from '../../services/checkout/applyCoupon';
import type { User } from '../../payload-types';
import type { NamedCoupon } from '../../services/coupons/listCoupons';
import { filled } from '../../services/relations';
import { presentDeclared } from './declared';

/** A coupon with its creator populated and its current state. */
export const presentCoupon =
  (now: Date) =>
  ({ coupon, names }: NamedCoupon): CouponShape => ({
    id: coupon.id,
    ...presentDeclared(couponFields, coupon),
    scope_ids: scopeIds(coupon.scope_ids),
    scope_names: names,
    state: couponState(termsOf(coupon), now),
    remain: coupon.remain,
    created_by: filled<User>(coupon.created_by)?.name ?? null,
    created_at: coupon.createdAt,
  });
