import { Failure } from '../../domain/failure';
import type { Shop } from '../../payload-types';
import type { Ctx } from '../ctx';
import { ownVendor } from './ownVendor';

/** The signed-in vendor's shop with its pictures and warehouse populated. */
export async function readOwnShop(ctx: Ctx): Promise<Shop> {
  const vendor = await ownVendor(ctx);
  const shop = await ctx.db.asSystem('the shop is picked by the caller’s own vendor record').findOne('shops', {
    where: { vendor: { equals: vendor.id } },
    depth: 2,
    populate: { warehouses: { name: true, district: true }, districts: { name: true } },
  });
  if (!shop) throw new Failure('shopNotFound');
  return shop;
}
