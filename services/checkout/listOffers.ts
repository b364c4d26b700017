import type { ProductType } from '../../domain/catalogue/productType';
import { offersFor, type Offer } from '../../domain/coupons/offers';
import { subtotalInScope } from '../../domain/coupons/scope';
import { scopeNames } from '../coupons/scopeNames';
import { startOfMinute } from '../../domain/time/period';
import { actorOf, type Ctx } from '../ctx';
import { refId } from '../relations';
import { buyableLines, scopedLine, scopeOf, termsOf } from './applyCoupon';

const why = 'the coupons that admins show to customers, and how often the caller has used them';
/** Only the newest ones: nobody reads more. */
const LOOKED_AT = 50;
const MOST_USES = 1_000;

/** The coupons shown to customers that the caller can use for the cart, now or with more in it. */
export async function listOffers(ctx: Ctx, type: ProductType): Promise<Offer[]> {
  const lines = (await buyableLines(ctx, type)).map(scopedLine);
  if (lines.length === 0) return [];
  const now = ctx.now.toISOString();
  const thisMinute = startOfMinute(ctx.now).toISOString();
  const coupons = await ctx.db.rows(why, 'coupons', {
    where: {
      and: [
        { listed: { equals: 1 } },
        { status: { equals: 1 } },
        { remain: { greater_than: 0 } },
        { or: [{ starts_at: { exists: false } }, { starts_at: { less_than_equal: now } }] },
        { or: [{ ends_at: { exists: false } }, { ends_at: { greater_than_equal: thisMinute } }] },
      ],
    },
    sort: ['-createdAt', '-id'],
    limit: LOOKED_AT,
  });
  if (coupons.length === 0) return [];
  const uses = await ctx.db.rows(why, 'coupon-redemptions', {
    where: {
      and: [{ customer: { equals: actorOf(ctx).id } }, { coupon: { in: coupons.map(({ id }) => id) } }],
    },
    select: { coupon: true },
    limit: MOST_USES,
  });
  const namesOf = await scopeNames(ctx, coupons);
  return offersFor(
    coupons.map((coupon) => ({
      ...termsOf(coupon),
      code: coupon.code,
      used: uses.filter((use) => String(refId(use.coupon)) === String(coupon.id)).length,
      subtotal: subtotalInScope(scopeOf(coupon), lines),
      only_for: namesOf(coupon).join(', '),
    })),
    ctx.now,
  );
}
