import { Failure } from '../../domain/failure';
import type { Shop, Vendor } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';

/** One application or vendor with its relations populated. Throws `vendorNotFound`, also for a deleted one. */
export async function readVendor(ctx: Ctx, id: Id): Promise<Vendor> {
  const vendor = await ctx.db.asActor.findById('vendors', id, { depth: 1 });
  if (!vendor || vendor.deleted === 1) throw new Failure('vendorNotFound');
  return vendor;
}

export async function readVendorWithShop(ctx: Ctx, id: Id): Promise<{ vendor: Vendor; shop: Shop | null }> {
  const vendor = await readVendor(ctx, id);
  return { vendor, shop: await readShopOf(ctx, vendor.id) };
}

/** The signed-in person's own record with its shop. Throws `noApplication`. */
export async function readOwnApplication(ctx: Ctx): Promise<{ vendor: Vendor; shop: Shop | null }> {
  const vendor = await ctx.db.asSystem('picked by the caller’s own account').findOne('vendors', {
    where: { and: [{ user: { equals: actorOf(ctx).id } }, { deleted: { equals: 0 } }] },
    depth: 1,
  });
  if (!vendor) throw new Failure('noApplication');
  return { vendor, shop: await readShopOf(ctx, vendor.id) };
}

async function readShopOf(ctx: Ctx, vendor: Id): Promise<Shop | null> {
  return ctx.db.asSystem('shops are public').findOne('shops', { where: { vendor: { equals: vendor } } });
}
