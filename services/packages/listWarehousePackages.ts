import type { Package, Warehouse } from '../../payload-types';
import { Failure } from '../../domain/failure';
import { paymentStatus } from '../../domain/orders/payment';
import { packageStatus } from '../../domain/packages/status';
import type { queueSorts } from '../../contract/packages';
import type { Ctx, Id } from '../ctx';
import { allOf, byTime, handleHas, inDays, is, listPart, related, type DayQuery, type ListQuery } from '../listing';
import { sumOfRows } from '../sumOfRows';
import { packageParts } from '../orders/orderParts';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { inArea, type AreaQuery } from '../places/inArea';
import { sameRef } from '../relations';
import { ownWarehouses } from '../warehouses/ownWarehouses';

const why = 'only packages of the caller’s own warehouses';
const unpaid = { payment_status: { equals: paymentStatus.unpaid } };

/** Nothing is collected for these, and a warehouse has very many of them. */
const closed: readonly number[] = [packageStatus.completed, packageStatus.canceled];

type QueueQuery = ListQuery &
  DayQuery &
  AreaQuery & {
    warehouse?: Id | undefined;
    shop?: Id | undefined;
    payment_status?: number | undefined;
    sort?: (typeof queueSorts)[number] | undefined;
  };
type Queue = {
  docs: Package[];
  total: number;
  /** The warehouse of the queue; null for that of several. */
  warehouse: Warehouse | null;
  warehouses: Warehouse[];
  /** What customers still have to pay for everything that was found. */
  toCollect: number;
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
  const where = allOf(
    { warehouse: { in: shown.map((warehouse) => warehouse.id) } },
    { status: { equals: status } },
    inDays('updatedAt', query),
    await inArea(ctx, query),
    related(ctx, 'shop', query.shop),
    is('payment_status', query.payment_status),
    handleHas('tracking_id', query.search),
  );
  const part = await listPart(ctx.db.asSystem(why), 'packages', query, {
    where,
    sort: byTime('updatedAt', query.sort),
    depth: 2,
    populate: {
      vendors: { name: true, business_name: true },
      warehouses: packageParts.populate.warehouses,
      districts: { name: true, name_bn: true },
      upazilas: { name: true, name_bn: true },
      orders: { number: true, delivery_date: true, delivery_time: true },
      users: { name: true, mobile: true },
      shops: { name: true },
    },
  });
  const numbers = part.docs.map((sent) => sent.order_number);
  const money = await readMoney(ctx, numbers);
  const toCollect = closed.includes(status) ? 0 : await sumOfRows(ctx, why, 'packages', allOf(where, unpaid), 'total');
  return { ...part, toCollect, warehouse: shown.length === 1 ? (shown[0] ?? null) : null, warehouses, money };
}
