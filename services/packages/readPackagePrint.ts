import { Failure } from '../../domain/failure';
import type { Order, OrderLine, Package } from '../../payload-types';
import type { Ctx } from '../ctx';
import { linesOf, packageParts } from '../orders/orderParts';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { filled } from '../relations';
import { inchargePackage } from './inchargePackage';

/** The data for the cash memo of a package of the caller's own warehouses. */
export async function readPackagePrint(
  ctx: Ctx,
  trackingId: string,
): Promise<{ package: Package; order: Order; lines: OrderLine[]; money: OrdersMoney }> {
  const found = await inchargePackage(ctx, trackingId, packageParts);
  const order = filled<Order>(found.order);
  if (!order) throw new Failure('notFound');
  const lines = await linesOf(ctx, { package: { equals: found.id } });
  return { package: found, order, lines, money: await readMoney(ctx, [order.number]) };
}
