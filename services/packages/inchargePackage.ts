import { Failure } from '../../domain/failure';
import type { Package } from '../../payload-types';
import type { Ctx } from '../ctx';
import type { FindOptions } from '../db/types';
import { sameRef } from '../relations';
import { ownWarehouses } from '../warehouses/ownWarehouses';

/** A package of the caller's own warehouses by tracking id. One of another warehouse counts as not found. */
export async function inchargePackage(
  ctx: Ctx,
  trackingId: string,
  options: FindOptions<'packages'> = {},
): Promise<Package> {
  const warehouses = await ownWarehouses(ctx);
  const found = await ctx.db
    .asSystem('only a package of the caller’s own warehouses')
    .findOne('packages', { ...options, where: { tracking_id: { equals: trackingId } } });
  if (!found || !warehouses.some((warehouse) => sameRef(warehouse, found.warehouse))) throw new Failure('notFound');
  return found;
}
