import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { readVendor } from './readVendor';

/** Sets a flag of a vendor's shop. Throws `vendorNotFound` if there is no shop yet. */
export async function markShop(ctx: Ctx, vendorId: Id, marks: { featured: 0 | 1 } | { verify: 0 | 1 }): Promise<void> {
  const vendor = await readVendor(ctx, vendorId);
  const shop = await ctx.db.asActor.findOne('shops', { where: { vendor: { equals: vendor.id } } });
  if (!shop) throw new Failure('vendorNotFound');
  await ctx.db.asActor.update('shops', shop.id, marks);
}
