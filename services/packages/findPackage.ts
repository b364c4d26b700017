import type { Ctx, Id } from '../ctx';
import { filled, sameRef } from '../relations';
import { ownWarehouses } from '../warehouses/ownWarehouses';

export type FoundPackage = {
  state: 'here' | 'elsewhere' | 'unknown';
  package_status: number | null;
  warehouse: string | null;
  vendor: string | null;
};

/**
 * The package with a scanned tracking id. For a package of another warehouse only its destination is returned, so that
 * a stray parcel can be forwarded. `only`: the one of the caller's warehouses that is worked for.
 */
export async function findPackage(ctx: Ctx, trackingId: string, only?: Id): Promise<FoundPackage> {
  const found = await ctx.db
    .asSystem('of other warehouses’ packages only the warehouse is returned')
    .findOne('packages', {
      where: { tracking_id: { equals: trackingId } },
      depth: 1,
      select: { status: true, warehouse: true, vendor: true },
      populate: { warehouses: { name: true }, vendors: { name: true, business_name: true } },
    });
  if (!found) return { state: 'unknown', package_status: null, warehouse: null, vendor: null };
  const warehouse = filled(found.warehouse)?.name ?? null;
  const own = await ownWarehouses(ctx);
  const isMeant = only === undefined || sameRef(found.warehouse, only);
  if (isMeant && own.some((each) => sameRef(each, found.warehouse))) {
    const vendor = filled(found.vendor);
    return {
      state: 'here',
      package_status: found.status,
      warehouse: own.length > 1 ? warehouse : null,
      vendor: vendor?.business_name || vendor?.name || null,
    };
  }
  return { state: 'elsewhere', package_status: null, warehouse, vendor: null };
}
