import type { Package, Warehouse } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, inDays, is, listPart, textHas, type DayQuery, type ListQuery } from '../listing';
import type { queueSorts } from '../../contract/packages';
import { packageParts } from '../orders/orderParts';
import { ownWarehouses } from '../warehouses/ownWarehouses';

type QueueQuery = ListQuery &
  DayQuery & { payment_status?: number | undefined; sort?: (typeof queueSorts)[number] | undefined };
type Queue = { docs: Package[]; total: number; warehouse: Warehouse | null };

/** The packages of the caller's own warehouses in one status, last changed first. */
export async function listWarehousePackages(ctx: Ctx, status: number, query: QueueQuery): Promise<Queue> {
  const warehouses = await ownWarehouses(ctx);
  const packages = ctx.db.asSystem('only packages of the caller’s own warehouses');
  const part = await listPart(packages, 'packages', query, {
    where: allOf(
      { warehouse: { in: warehouses.map((warehouse) => warehouse.id) } },
      { status: { equals: status } },
      inDays('updatedAt', query),
      is('payment_status', query.payment_status),
      textHas('tracking_id', query.search),
    ),
    sort: query.sort === 'updated_at' ? ['updatedAt', 'id'] : ['-updatedAt', '-id'],
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
