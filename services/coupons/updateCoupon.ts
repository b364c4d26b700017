import { Failure, invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { couponValue, type CouponInput } from './couponValue';

type CouponChange = CouponInput & { code?: string | undefined; type?: number | undefined };

/** Changes a coupon; code and type stay. What was used stays used: `remain` follows the quantity (a hook keeps it). */
export async function updateCoupon(ctx: Ctx, id: Id, input: CouponChange): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const coupon = await ctx.db.asActor.findById('coupons', id);
    if (!coupon) throw new Failure('notFound');
    if (input.code !== undefined && input.code !== coupon.code) throw invalid({ code: 'notAllowed' });
    if (input.type !== undefined && input.type !== coupon.type) throw invalid({ type: 'notAllowed' });
    const value = couponValue(coupon.type, input);
    await ctx.db.asActor.update('coupons', coupon.id, { ...value, quantity: input.quantity, status: input.status });
  });
}
