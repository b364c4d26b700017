import type { CollectionBeforeDeleteHook } from 'payload';
import { beginKeeping } from '../../services/deleted/keepDeleted';
import { openCtx } from '../../services/openCtx';

/** Deletes the uses of a coupon with it; both can be restored. */
export const keepUses: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const ctx = openCtx(req);
  const coupon = await ctx.db.asSystem('what is deleted is kept').findById('coupons', id);
  if (!coupon) return;
  const uses = { coupon: { equals: coupon.id } };
  const keeping = await beginKeeping(ctx, { kind: 'coupon', record: coupon.id, title: coupon.code });
  await keeping.documentsOf('coupons', { id: { equals: coupon.id } });
  await keeping.documentsOf('coupon-redemptions', uses);
  await keeping.linksTo('coupons', [coupon.id]);
  await keeping.end();
  await ctx.db.dropWhere('coupon-redemptions', uses);
};
