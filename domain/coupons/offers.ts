/** Which of the coupons shown to customers are offered for a cart, and in which order. */
import { applyCoupon, type CouponTerms } from './apply';

/** The maximum number of coupons offered. */
export const mostOffers = 20;

export type Offer = {
  code: string;
  /** Its discount on this cart; if it cannot be used yet, its discount from `min_order` on. */
  amount: number;
  min_order: number;
  /** The amount missing until it can be used; 0 if it can be used now. */
  missing: number;
  /** The shops or categories in its scope; empty if it applies to everything. */
  only_for: string;
};

/** `subtotal`: of the goods in its scope. */
type Offered = CouponTerms & { code: string; used: number; subtotal: number; only_for: string };

/** The offers for a cart: usable ones first, by the greatest discount; then those that need the least more. */
export function offersFor(coupons: readonly Offered[], now: Date): Offer[] {
  return coupons
    .flatMap((coupon) => offerFor(coupon, now) ?? [])
    .sort((one, other) => one.missing - other.missing || other.amount - one.amount || (one.code < other.code ? -1 : 1))
    .slice(0, mostOffers);
}

function offerFor(coupon: Offered, now: Date): Offer | null {
  const { code, min_order, used, subtotal, only_for } = coupon;
  const result = applyCoupon(coupon, { subtotal, used, now });
  const isTooSmall = !result.ok && result.reason === 'belowMinimum';
  const taken = isTooSmall ? applyCoupon(coupon, { subtotal: min_order, used, now }) : result;
  // A coupon without a discount is no offer.
  if (!taken.ok || taken.amount === 0) return null;
  return { code, amount: taken.amount, min_order, missing: isTooSmall ? min_order - subtotal : 0, only_for };
}
