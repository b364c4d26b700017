import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';

/** Deletes a coupon and, by the collection's hook, the record of who used it. Orders keep the code and the amount. */
export async function deleteCoupon(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const coupon = await ctx.db.asActor.findById('coupons', id);
    if (!coupon) throw new Failure('notFound');
    await ctx.db.asActor.remove('coupons', coupon.id);
  });
}
