import { has, type Ctx, type Id } from '../ctx';
import { filled, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { ownWarehouses } from '../warehouses/ownWarehouses';

export type FoundPackage = {
  state: 'here' | 'elsewhere' | 'unknown';
  package_status: number | null;
  warehouse: string | null;
  vendor: string | null;
  order_id: number | null;
};

/**
 * The package with a scanned tracking id. For a package of another warehouse only its destination is returned, so that
 * a stray parcel can be forwarded; vendors learn nothing of other shops' packages. `only`: the one of the caller's warehouses that is worked for.
 */
export async function findPackage(ctx: Ctx, trackingId: string, only?: Id): Promise<FoundPackage> {
  const found = await ctx.db
    .asSystem('of other warehouses’ packages only the warehouse is returned')
    .findOne('packages', {
      where: { tracking_id: { equals: trackingId } },
      depth: 1,
      select: { status: true, warehouse: true, vendor: true, order_number: true },
      populate: { warehouses: { name: true }, vendors: { name: true, business_name: true } },
    });
  if (!found) return nothing;
  const warehouse = filled(found.warehouse)?.name ?? null;
  const own = has(ctx, 'incharge') ? await ownWarehouses(ctx) : [];
  const isMeant = only === undefined || sameRef(found.warehouse, only);
  const isInWarehouse = isMeant && own.some((each) => sameRef(each, found.warehouse));
  const isSold = only === undefined && has(ctx, 'vendor') && sameRef((await findOwnVendor(ctx))?.id, found.vendor);
  if (isInWarehouse || isSold) {
    const vendor = filled(found.vendor);
    return {
      state: 'here',
      package_status: found.status,
      warehouse: isInWarehouse && own.length > 1 ? warehouse : null,
      vendor: vendor?.business_name || vendor?.name || null,
      order_id: found.order_number,
    };
  }
  return has(ctx, 'incharge') ? { ...nothing, state: 'elsewhere', warehouse } : nothing;
}

const nothing: FoundPackage = {
  state: 'unknown',
  package_status: null,
  warehouse: null,
  vendor: null,
  order_id: null,
};
