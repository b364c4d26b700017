import { Failure } from '../../domain/failure';
import type { Order, OrderLine, Package, PackageEvent } from '../../payload-types';
import type { Ctx } from '../ctx';
import { filled } from '../relations';
import { ownVendor } from '../shops/ownVendor';
import { packageEarnings, type PackageEarnings } from '../vendorMoney/packageEarnings';
import { readMoney, type OrdersMoney } from './readMoney';
import { historyOf, linesOf, packageParts } from './orderParts';

export type VendorOrder = {
  order: Order;
  package: Package;
  lines: OrderLine[];
  history: PackageEvent[];
  money: OrdersMoney;
  earnings: PackageEarnings;
};

/**
 * The signed-in vendor's own package of an order. Throws as for an unknown order if the vendor has no package in it.
 */
export async function readVendorOrder(ctx: Ctx, orderNumber: number): Promise<VendorOrder> {
  const vendor = await ownVendor(ctx);
  const found = await ctx.db.asSystem('only a package of the caller’s own vendor record').findOne('packages', {
    where: { and: [{ order_number: { equals: orderNumber } }, { vendor: { equals: vendor.id } }] },
    ...packageParts,
  });
  const order = filled<Order>(found?.order);
  if (!found || !order) throw new Failure('notFound');
  const lines = await linesOf(ctx, { package: { equals: found.id } });
  const history = await historyOf(ctx, found.id);
  const earnings = await packageEarnings(ctx, found, lines);
  return { order, package: found, lines, history, earnings, money: await readMoney(ctx, [orderNumber]) };
}
