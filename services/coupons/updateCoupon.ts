import type { CouponChange } from '../../contract/coupons';
import { Failure, invalid } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { givenFields } from '../givenFields';
import { couponTerms } from './couponTerms';
import { couponValue } from './couponValue';

/**
 * Changes a coupon; its code and type cannot change, and fields that are not sent stay. Past uses still count: a hook
 * derives `remain` from the quantity.
 */
export async function updateCoupon(ctx: Ctx, id: Id, input: CouponChange): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const coupon = await ctx.db.asActor.findById('coupons', id);
    if (!coupon) throw new Failure('notFound');
    if (input.code !== undefined && input.code !== coupon.code) throw invalid({ code: 'notAllowed' });
    if (input.type !== undefined && input.type !== coupon.type) throw invalid({ type: 'notAllowed' });
    const { code: _sameCode, type: _sameType, scope_ids: _scopeIds, ...changes } = input;
    const given = givenFields(changes);
    const terms = await couponTerms(ctx, input, coupon);
    await ctx.db.asActor.update('coupons', coupon.id, {
      ...given,
      ...couponValue(coupon.type, { ...coupon, ...given }),
      ...terms,
    });
  });
}
