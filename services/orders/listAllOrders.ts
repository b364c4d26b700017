import type { Order } from '../../payload-types';
import type { Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { allOf, is, listPart, numberHas, related } from '../listing';
import { inArea, type AreaQuery } from '../places/inArea';
import { refId } from '../relations';
import { rowsById } from '../rowsById';
import { sumOfRows } from '../sumOfRows';
import { filtered, orderSort, type OrderFilter } from './orderFilter';
import { readMoney, type OrdersMoney } from './readMoney';

type AllOrdersQuery = OrderFilter &
  AreaQuery & {
    type?: number | undefined;
    vendor?: string | undefined;
    customer?: string | undefined;
    package_status?: number | undefined;
  };
type Part = { docs: Order[]; total: number; sum: number };
type Found = Part & { money: OrdersMoney };

const why = 'only admins come here, and they see every order';
const shown = {
  number: true,
  type: true,
  payment_status: true,
  payment_method: true,
  total: true,
  customer: true,
  district: true,
  upazila: true,
  delivery_date: true,
  delivery_time: true,
  createdAt: true,
  updatedAt: true,
} as const;
const place = { name: true, name_bn: true } as const;
const around = {
  customer: { collection: 'users', select: { name: true, mobile: true } },
  district: { collection: 'districts', select: place },
  upazila: { collection: 'upazilas', select: place },
} as const;

/** All orders, newest first unless sorted otherwise. For admins. Throws `invalid` for an area that does not exist. */
export async function listAllOrders(ctx: Ctx, query: AllOrdersQuery): Promise<Found> {
  const isByPackage = query.vendor !== undefined || query.package_status !== undefined;
  const part = isByPackage ? await byPackage(ctx, query) : await everyOrder(ctx, query);
  const numbers = part.docs.map(({ number }) => number);
  const docs = await fillRelations(ctx, why, part.docs, around);
  return { ...part, docs, money: await readMoney(ctx, numbers) };
}

async function everyOrder(ctx: Ctx, query: AllOrdersQuery): Promise<Part> {
  const where = allOf(
    ...filtered(query),
    await inArea(ctx, query),
    is('type', query.type),
    related(ctx, 'customer', query.customer),
    numberHas('number', query.search),
  );
  const part = await listPart(ctx.db.asActor, 'orders', query, {
    where,
    sort: orderSort(query.sort, 'total'),
    select: shown,
  });
  return { ...part, sum: await sumOfRows(ctx, why, 'orders', where, 'total') };
}

/**
 * Orders by their packages. An order has at most one package per vendor; if several of its packages have the same
 * status, each is counted, but the order is shown once on a page.
 */
async function byPackage(ctx: Ctx, query: AllOrdersQuery): Promise<Part> {
  const where = allOf(
    related(ctx, 'vendor', query.vendor),
    is('status', query.package_status),
    ...filtered(query),
    await inArea(ctx, query),
    is('type', query.type),
    related(ctx, 'customer', query.customer),
    numberHas('order_number', query.search),
  );
  const { docs: packages, total } = await listPart(ctx.db.asActor, 'packages', query, {
    where,
    sort: orderSort(query.sort, 'total'),
    select: { order: true },
  });
  const ids = packages.map((each) => refId(each.order)).filter((id) => id !== null);
  const orders = await ctx.db.asActor.find('orders', { where: { id: { in: ids } }, limit: ids.length, select: shown });
  const byId = rowsById(orders);
  const docs = [...new Set(ids.map(String))].map((id) => byId.get(id)).filter((order) => order !== undefined);
  return { docs, total, sum: await sumOfRows(ctx, why, 'packages', where, 'total') };
}
