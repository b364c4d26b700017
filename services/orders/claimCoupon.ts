import { invalid } from '../../domain/failure';
import type { Order } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import type { OrderDecision } from './decideOrder';

const why = 'the use of a coupon is written by the shop itself';

/**
 * Takes one use of the coupon for this customer, or fails. `remain` never drops below zero; nobody uses a coupon twice.
 */
export async function claimCoupon(ctx: Ctx, { coupon, totals }: OrderDecision, order: Order): Promise<void> {
  if (!coupon) return;
  const { id: customer } = actorOf(ctx);
  const byCustomer = { and: [{ coupon: { equals: coupon.id } }, { customer: { equals: customer } }] };
  const used = await ctx.db.countRows(why, 'coupon-redemptions', byCustomer);
  if (used > 0) throw invalid({ coupon_code: 'couponUsedByYou' });
  const claimed = await ctx.db.claim(
    'coupons',
    {
      and: [
        { id: { equals: coupon.id } },
        { status: { equals: 1 } },
        { remain: { greater_than_equal: 1 } },
        // The amounts were computed with these terms.
        { fixed: { equals: coupon.fixed } },
        { percentage: { equals: coupon.percentage } },
        { min_order: { less_than_equal: totals.subtotal } },
      ],
    },
    { remain: { $inc: -1 } },
  );
  if (!claimed) throw invalid({ coupon_code: 'couponGone' });
  await ctx.db.append(why, 'coupon-redemptions', {
    coupon: coupon.id,
    customer,
    order: order.id,
    amount: totals.coupon_amount,
  });
}
