import type { ProductType } from '../../domain/catalogue/productType';
import { applyCoupon as decide, type CouponRefusal, type CouponTerms } from '../../domain/coupons/apply';
import { couponCode } from '../../domain/coupons/code';
import { couponSentence } from '../../domain/coupons/refusal';
import { couponScope, scopeIds, subtotalInScope, type CouponScope, type ScopedLine } from '../../domain/coupons/scope';
import { momentInWords } from '../../domain/time/words';
import type { Coupon } from '../../payload-types';
import { loadLines } from '../cart/loadLines';
import { isBuyable, type BuyableLine } from '../cart/summarise';
import { scopeNames } from '../coupons/scopeNames';
import { actorOf, type Ctx, type Id } from '../ctx';
import { refId, type Relation } from '../relations';

/** Why it does not apply: the sentence and its values, in the caller's language. */
type Refused = { ok: false; sentence: ReturnType<typeof couponSentence>; params: Record<string, string | number> };
export type CouponOffer = { ok: true; coupon: Coupon; amount: number; only_for: string } | Refused;

const why = 'customers name a coupon by its code and never see the others';

/** The discount a coupon gives this customer on these goods, or the reason why it does not apply. Three queries. */
export async function offerOf(
  ctx: Ctx,
  customer: Id,
  code: string,
  lines: readonly BuyableLine[],
): Promise<CouponOffer> {
  const typed = code.trim();
  // Codes of earlier releases are stored as typed; they are also matched in exactly that form.
  const found = await ctx.db.rows(why, 'coupons', { where: { code: { in: [typed, couponCode(typed)] } }, limit: 2 });
  const coupon = found.find((each) => each.code === typed) ?? found[0] ?? null;
  if (!coupon) return { ok: false, sentence: 'couponUnknown', params: {} };
  const used = await ctx.db.countRows(why, 'coupon-redemptions', {
    and: [{ coupon: { equals: coupon.id } }, { customer: { equals: customer } }],
  });
  const subtotal = subtotalInScope(scopeOf(coupon), lines.map(scopedLine));
  const result = decide(termsOf(coupon), { subtotal, used, now: ctx.now });
  const names = (await scopeNames(ctx, [coupon]))(coupon).join(', ');
  if (!result.ok) return refused(ctx, { coupon, used, names }, result.reason);
  return { ok: true, coupon, amount: result.amount, only_for: names };
}

type About = { coupon: Coupon; used: number; names: string };

function refused(ctx: Ctx, { coupon, used, names }: About, reason: CouponRefusal): Refused {
  const { starts_at: from, ends_at: to, per_customer: limit, scope } = termsOf(coupon);
  const moment = reason === 'notYet' ? from : to;
  const params = {
    amount: coupon.min_order,
    names,
    used,
    limit,
    moment: moment ? momentInWords(moment, ctx.language) : '',
  };
  return { ok: false, sentence: couponSentence(reason, { isScoped: scope !== couponScope.all, limit }), params };
}

/** A stored coupon as the rule reads it; coupons of earlier releases lack newer fields. */
export const termsOf = (coupon: Coupon): CouponTerms => ({
  type: coupon.type,
  fixed: coupon.fixed ?? 0,
  percentage: coupon.percentage ?? 0,
  min_order: coupon.min_order,
  remain: coupon.remain,
  status: coupon.status,
  per_customer: coupon.per_customer || 1,
  starts_at: coupon.starts_at ? new Date(coupon.starts_at) : null,
  ends_at: coupon.ends_at ? new Date(coupon.ends_at) : null,
  scope: coupon.scope || couponScope.all,
});

/** The scope of a stored coupon. */
export const scopeOf = (coupon: Coupon): CouponScope => ({
  scope: coupon.scope || couponScope.all,
  ids: scopeIds(coupon.scope_ids),
});

const keyOf = (relation: Relation): string | null => {
  const id = refId(relation);
  return id === null ? null : String(id);
};

/** A line of a cart as a coupon's scope reads it. */
export const scopedLine = ({ product, line }: BuyableLine): ScopedLine => ({
  vendor: keyOf(product.vendor),
  category: keyOf(product.category),
  subcategory: keyOf(product.subcategory),
  childcategory: keyOf(product.childcategory),
  price: product.selling_price,
  qty: line.product_qty,
});

/** The same for the caller's current cart. */
export async function applyCoupon(ctx: Ctx, type: ProductType, code: string): Promise<CouponOffer> {
  return offerOf(ctx, actorOf(ctx).id, code, await buyableLines(ctx, type));
}

/** The lines of the caller's cart that can be bought. */
export async function buyableLines(ctx: Ctx, type: ProductType): Promise<BuyableLine[]> {
  return (await loadLines(ctx, actorOf(ctx).id, type)).filter(isBuyable);
}
