import type { ProductType } from '../../domain/catalogue/productType';
import { offersFor, type Offer } from '../../domain/coupons/offers';
import { actorOf, type Ctx } from '../ctx';
import { refId } from '../relations';
import { subtotalOfCart, termsOf } from './applyCoupon';

const why = 'the coupons that admins show to customers, and whether the caller has used them';
/** The newest ones: nobody reads more. */
const LOOKED_AT = 50;

/** The coupons shown to customers that the caller can use for the cart, now or with more in it. Two queries besides the cart's. */
export async function listOffers(ctx: Ctx, type: ProductType): Promise<Offer[]> {
  const subtotal = await subtotalOfCart(ctx, type);
  if (subtotal === 0) return [];
  const coupons = await ctx.db.rows(why, 'coupons', {
    where: { and: [{ listed: { equals: 1 } }, { status: { equals: 1 } }, { remain: { greater_than: 0 } }] },
    sort: ['-createdAt', '-id'],
    limit: LOOKED_AT,
  });
  if (coupons.length === 0) return [];
  const uses = await ctx.db.rows(why, 'coupon-redemptions', {
    where: {
      and: [{ customer: { equals: actorOf(ctx).id } }, { coupon: { in: coupons.map(({ id }) => id) } }],
    },
    select: { coupon: true },
    limit: LOOKED_AT,
  });
  const used = new Set(uses.map(({ coupon }) => String(refId(coupon))));
  return offersFor(
    coupons.map((coupon) => ({
      ...termsOf(coupon),
      code: coupon.code,
      usedByCustomer: used.has(String(coupon.id)),
    })),
    subtotal,
  );
}
