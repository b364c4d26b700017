import type { CouponBody } from '../../contract/coupons';
import { couponCode } from '../../domain/coupons/code';
import { invalid } from '../../domain/failure';
import type { Ctx } from '../ctx';
import { couponTerms } from './couponTerms';
import { couponValue } from './couponValue';

/** Adds a coupon. Its code is unique regardless of case and script. */
export async function createCoupon(ctx: Ctx, input: CouponBody): Promise<void> {
  const value = couponValue(input.type, input);
  const { scope_ids: _scopeIds, ...given } = input;
  await ctx.db.inTransaction(async () => {
    const there = await ctx.db.asActor.count('coupons', { code: { equals: couponCode(input.code) } });
    if (there > 0) throw invalid({ code: 'taken' });
    const terms = await couponTerms(ctx, input);
    await ctx.db.asActor.create('coupons', { ...given, ...value, ...terms });
  });
}
