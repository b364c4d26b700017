/** A coupon takes a fixed amount or a percentage off the goods, once per customer, while it is active and any are left. */
import { percentOf } from '../money';
import { couponType } from './fields';

export type CouponTerms = {
  type: number;
  fixed: number;
  percentage: number;
  min_order: number;
  remain: number;
  status: number;
};

export type CouponRefusal = 'unknown' | 'inactive' | 'usedUp' | 'usedByYou' | 'belowMinimum';
export type CouponResult = { ok: true; amount: number } | { ok: false; reason: CouponRefusal };

/** How much the coupon takes off, or why it does not apply. `null`: there is no such coupon. */
export function applyCoupon(
  coupon: CouponTerms | null,
  cart: { subtotal: number; usedByCustomer: boolean },
): CouponResult {
  if (!coupon) return { ok: false, reason: 'unknown' };
  if (coupon.status !== 1) return { ok: false, reason: 'inactive' };
  if (cart.usedByCustomer) return { ok: false, reason: 'usedByYou' };
  if (coupon.remain <= 0) return { ok: false, reason: 'usedUp' };
  if (cart.subtotal < coupon.min_order) return { ok: false, reason: 'belowMinimum' };
  const off = coupon.type === couponType.percentage ? percentOf(cart.subtotal, coupon.percentage) : coupon.fixed;
  return { ok: true, amount: Math.min(off, cart.subtotal) };
}

/** The texts a client sends when no coupon is meant. */
export const noCoupon = 'Not Applied';

export function isNoCoupon(code: string | null | undefined): boolean {
  const typed = (code ?? '').trim();
  return typed === '' || typed === noCoupon;
}
