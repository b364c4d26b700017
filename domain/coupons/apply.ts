/**
 * A coupon takes a fixed amount or a percentage off the goods in its scope, a limited number of times per customer,
 * from its first moment to its last minute, while it is active and has uses left.
 */
import { percentOf } from '../money';
import { couponType } from './fields';
import { afterMinute } from '../time/period';
import { couponScope } from './scope';

export type CouponTerms = {
  type: number;
  fixed: number;
  percentage: number;
  min_order: number;
  remain: number;
  status: number;
  /** The number of uses per customer. */
  per_customer: number;
  /** The first moment and the last minute; null: no limit. */
  starts_at: Date | null;
  ends_at: Date | null;
  scope: number;
};

export type CouponRefusal =
  'unknown' | 'inactive' | 'notYet' | 'over' | 'usedUp' | 'usedByYou' | 'outOfScope' | 'belowMinimum';
export type CouponResult = { ok: true; amount: number } | { ok: false; reason: CouponRefusal };

type CouponCart = {
  /** The price of the goods in the coupon's scope. */
  subtotal: number;
  /** The number of times the customer has used it. */
  used: number;
  now: Date;
};

/** The discount of a coupon, or why it does not apply. `null`: there is no such coupon. */
export function applyCoupon(coupon: CouponTerms | null, cart: CouponCart): CouponResult {
  if (!coupon) return { ok: false, reason: 'unknown' };
  const reason = refusalOf(coupon, cart);
  if (reason) return { ok: false, reason };
  const off = coupon.type === couponType.percentage ? percentOf(cart.subtotal, coupon.percentage) : coupon.fixed;
  return { ok: true, amount: Math.min(off, cart.subtotal) };
}

function refusalOf(coupon: CouponTerms, { subtotal, used, now }: CouponCart): CouponRefusal | null {
  const state = couponState(coupon, now);
  if (state === 'paused') return 'inactive';
  if (state === 'planned') return 'notYet';
  if (state === 'over') return 'over';
  if (used >= coupon.per_customer) return 'usedByYou';
  if (state === 'used_up') return 'usedUp';
  if (coupon.scope !== couponScope.all && subtotal === 0) return 'outOfScope';
  return subtotal < coupon.min_order ? 'belowMinimum' : null;
}

export const couponStates = ['running', 'planned', 'paused', 'over', 'used_up'] as const;
export type CouponState = (typeof couponStates)[number];

/** The state of a coupon, regardless of the customer. */
export function couponState(
  coupon: Pick<CouponTerms, 'status' | 'starts_at' | 'ends_at' | 'remain'>,
  now: Date,
): CouponState {
  if (coupon.status !== 1) return 'paused';
  if (coupon.ends_at && now >= afterMinute(coupon.ends_at)) return 'over';
  if (coupon.starts_at && now < coupon.starts_at) return 'planned';
  return coupon.remain <= 0 ? 'used_up' : 'running';
}

/** The texts that clients send if no coupon is meant. */
export const noCoupon = 'Not Applied';

export function isNoCoupon(code: string | null | undefined): boolean {
  const typed = (code ?? '').trim();
  return typed === '' || typed === noCoupon;
}
