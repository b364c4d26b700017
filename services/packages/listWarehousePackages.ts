import type { Package, Warehouse } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, handleHas, type ListQuery } from '../listing';
import { packageParts } from '../orders/orderParts';
import { ownWarehouses } from '../warehouses/ownWarehouses';

type Queue = { docs: Package[]; total: number; warehouse: Warehouse | null };

/** The packages of the caller's own warehouses in one status, last changed first. */
export async function listWarehousePackages(ctx: Ctx, status: number, query: ListQuery): Promise<Queue> {
  const warehouses = await ownWarehouses(ctx);
  const packages = ctx.db.asSystem('only packages of the caller’s own warehouses');
  const part = await listPart(packages, 'packages', query, {
    where: allOf(
      { warehouse: { in: warehouses.map((warehouse) => warehouse.id) } },
      { status: { equals: status } },
      handleHas('tracking_id', query.search),
    ),
    sort: '-updatedAt',
    depth: 2,
    populate: {
      vendors: { name: true, business_name: true },
      warehouses: packageParts.populate.warehouses,
      districts: { name: true },
      orders: { number: true },
      users: { name: true },
      shops: { name: true },
    },
  });
  return { ...part, warehouse: warehouses[0] ?? null };
}
