import type { Package, Warehouse } from '../../payload-types';
import { Failure } from '../../domain/failure';
import type { queueSorts } from '../../contract/packages';
import type { Ctx, Id } from '../ctx';
import { allOf, handleHas, inDays, is, listPart, type DayQuery, type ListQuery } from '../listing';
import { packageParts } from '../orders/orderParts';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { sameRef } from '../relations';
import { ownWarehouses } from '../warehouses/ownWarehouses';

type QueueQuery = ListQuery &
  DayQuery & {
    warehouse?: Id | undefined;
    payment_status?: number | undefined;
    sort?: (typeof queueSorts)[number] | undefined;
  };
type Queue = {
  docs: Package[];
  total: number;
  /** The warehouse of the queue; null for that of several. */
  warehouse: Warehouse | null;
  warehouses: Warehouse[];
  money: OrdersMoney;
};

/**
 * The packages of the caller's own warehouses, or of one of them, in one status, last changed first. A warehouse the
 * caller is not in charge of counts as not found.
 */
export async function listWarehousePackages(
  ctx: Ctx,
  status: number,
  { warehouse: only, ...query }: QueueQuery,
): Promise<Queue> {
  const warehouses = await ownWarehouses(ctx);
  const shown = only === undefined ? warehouses : warehouses.filter((warehouse) => sameRef(warehouse, only));
  if (only !== undefined && shown.length === 0) throw new Failure('notFound');
  const packages = ctx.db.asSystem('only packages of the caller’s own warehouses');
  const part = await listPart(packages, 'packages', query, {
    where: allOf(
      { warehouse: { in: shown.map((warehouse) => warehouse.id) } },
      { status: { equals: status } },
      inDays('updatedAt', query),
      is('payment_status', query.payment_status),
      handleHas('tracking_id', query.search),
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
  const numbers = part.docs.map((sent) => sent.order_number);
  const money = await readMoney(ctx, numbers);
  return { ...part, warehouse: shown.length === 1 ? (shown[0] ?? null) : null, warehouses, money };
}
