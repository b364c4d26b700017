import { Failure } from '../../domain/failure';
import type { Order, OrderLine, Package, PackageEvent, User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { customerOf } from '../orders/customerOf';
import { historyOf, linesOf, packageParts } from '../orders/orderParts';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { filled } from '../relations';
import { inchargePackage } from './inchargePackage';

type InchargePackage = {
  package: Package;
  order: Order;
  customer: User | null;
  lines: OrderLine[];
  all: Package[];
  history: PackageEvent[];
  money: OrdersMoney;
};

/** A package of the caller's own warehouses with its order and the order's other packages. */
export async function readInchargePackage(ctx: Ctx, trackingId: string): Promise<InchargePackage> {
  const found = await inchargePackage(ctx, trackingId, packageParts);
  const order = filled<Order>(found.order);
  if (!order) throw new Failure('notFound');
  const all = await ctx.db.asSystem('status and vendor of the order’s other packages').find('packages', {
    where: { order: { equals: order.id } },
    sort: 'createdAt',
    limit: 200,
    depth: 1,
    select: { order_number: true, tracking_id: true, status: true, vendor: true },
    populate: { vendors: { name: true, business_name: true } },
  });
  const history = await historyOf(ctx, found.id);
  const lines = await linesOf(ctx, { package: { equals: found.id } });
  const customer = await customerOf(ctx, order);
  return { package: found, order, customer, lines, all, history, money: await readMoney(ctx, [order.number]) };
}
