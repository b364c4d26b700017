import { Failure, invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { givenFields } from '../givenFields';
import { couponValue, type CouponInput } from './couponValue';

type Changed = Partial<CouponInput> & { code?: string | undefined; type?: number | undefined };
type CouponChange = { [F in keyof Changed]: Changed[F] | undefined };

/**
 * Changes a coupon; code and type stay, and what is not sent. What was used stays used: `remain` follows the quantity (a hook
 * keeps it).
 */
export async function updateCoupon(ctx: Ctx, id: Id, input: CouponChange): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const coupon = await ctx.db.asActor.findById('coupons', id);
    if (!coupon) throw new Failure('notFound');
    if (input.code !== undefined && input.code !== coupon.code) throw invalid({ code: 'notAllowed' });
    if (input.type !== undefined && input.type !== coupon.type) throw invalid({ type: 'notAllowed' });
    const { quantity, status, ...amounts } = input;
    const value = couponValue(coupon.type, { ...coupon, ...givenFields(amounts) });
    await ctx.db.asActor.update('coupons', coupon.id, { ...value, ...givenFields({ quantity, status }) });
  });
}
