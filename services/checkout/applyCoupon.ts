import type { ProductType } from '../../domain/catalogue/productType';
import { applyCoupon as decide, type CouponRefusal, type CouponTerms } from '../../domain/coupons/apply';
import { couponCode } from '../../domain/coupons/code';
import type { Coupon } from '../../payload-types';
import { loadLines } from '../cart/loadLines';
import { summarise } from '../cart/summarise';
import { actorOf, type Ctx, type Id } from '../ctx';

export type CouponOffer =
  { ok: true; coupon: Coupon; amount: number } | { ok: false; reason: CouponRefusal; minimum: number };

/**
 * The discount a coupon gives on goods of this worth for this customer, or the reason why it does not apply. Two
 * queries.
 */
export async function offerOf(ctx: Ctx, customer: Id, code: string, subtotal: number): Promise<CouponOffer> {
  const why = 'customers name a coupon by its code and never see the others';
  const typed = code.trim();
  // Codes of earlier releases are stored as they were typed then: those count in exactly that form.
  const found = await ctx.db.rows(why, 'coupons', { where: { code: { in: [typed, couponCode(typed)] } }, limit: 2 });
  const coupon = found.find((each) => each.code === typed) ?? found[0] ?? null;
  const usedByCustomer =
    coupon !== null &&
    (await ctx.db.countRows(why, 'coupon-redemptions', {
      and: [{ coupon: { equals: coupon.id } }, { customer: { equals: customer } }],
    })) > 0;
  const result = decide(coupon && termsOf(coupon), { subtotal, usedByCustomer });
  if (!coupon || !result.ok) {
    return { ok: false, reason: result.ok ? 'unknown' : result.reason, minimum: coupon?.min_order ?? 0 };
  }
  return { ok: true, coupon, amount: result.amount };
}

/** A stored coupon as the rule reads it. */
export const termsOf = (coupon: Coupon): CouponTerms => ({
  type: coupon.type,
  fixed: coupon.fixed ?? 0,
  percentage: coupon.percentage ?? 0,
  min_order: coupon.min_order,
  remain: coupon.remain,
  status: coupon.status,
});

/** The same for the caller's current cart. */
export async function applyCoupon(ctx: Ctx, type: ProductType, code: string): Promise<CouponOffer> {
  return offerOf(ctx, actorOf(ctx).id, code, await subtotalOfCart(ctx, type));
}

/** What the goods in the caller's cart cost, as far as they can be bought. */
export async function subtotalOfCart(ctx: Ctx, type: ProductType): Promise<number> {
  const lines = await loadLines(ctx, actorOf(ctx).id, type);
  const settings = await ctx.db.globalRow('delivery charges are public', 'delivery-charges');
  return summarise(type, lines, settings).subtotal;
}
