import { invalid } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { couponValue, type CouponInput } from './couponValue';

/** Adds a coupon. Its code is kept as typed and is unique. */
export async function createCoupon(ctx: Ctx, input: CouponInput & { code: string; type: number }): Promise<void> {
  const value = couponValue(input.type, input);
  await ctx.db.inTransaction(async () => {
    const there = await ctx.db.asActor.count('coupons', { code: { equals: input.code } });
    if (there > 0) throw invalid({ code: 'taken' });
    await ctx.db.asActor.create('coupons', {
      code: input.code,
      type: input.type,
      ...value,
      quantity: input.quantity,
      status: input.status,
    });
  });
}
