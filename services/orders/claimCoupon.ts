import { sameTerms } from '../../domain/coupons/terms';
import { invalid } from '../../domain/failure';
import type { Order } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { termsOf } from '../checkout/applyCoupon';
import type { OrderDecision } from './decideOrder';

const why = 'the use of a coupon is written by the shop itself';

/**
 * Takes one use of the coupon for this customer, or fails. `remain` never drops below zero. The coupon is claimed
 * before the customer's uses are counted, so nobody uses it more often than it allows.
 */
export async function claimCoupon(ctx: Ctx, { customer, coupon, totals }: OrderDecision, order: Order): Promise<void> {
  if (!coupon) return;
  const claimed = await ctx.db.claim(
    'coupons',
    { and: [{ id: { equals: coupon.id } }, { status: { equals: 1 } }, { remain: { greater_than_equal: 1 } }] },
    { remain: { $inc: -1 } },
  );
  // The order's amounts were computed with these terms.
  if (!claimed || !sameTerms(claimed, coupon)) throw invalid({ coupon_code: 'couponGone' });
  const place = await freePlace(ctx, coupon.id, customer);
  const { per_customer: limit } = termsOf(coupon);
  if (place > limit)
    throw invalid({
      coupon_code: { code: limit > 1 ? 'couponUsedTimes' : 'couponUsedByYou', params: { used: limit, limit } },
    });
  await ctx.db.append(why, 'coupon-redemptions', {
    coupon: coupon.id,
    customer,
    order: order.id,
    amount: totals.coupon_amount,
    place,
  });
}

/** The first number that no other use of this customer has. A canceled order has freed its own. */
async function freePlace(ctx: Ctx, coupon: Id, customer: Id): Promise<number> {
  const uses = await ctx.db.rows(why, 'coupon-redemptions', {
    where: { and: [{ coupon: { equals: coupon } }, { customer: { equals: customer } }] },
    select: { place: true },
    limit: 1_000,
  });
  const taken = new Set(uses.map(({ place }) => place ?? 1));
  let place = 1;
  while (taken.has(place)) place += 1;
  return place;
}
