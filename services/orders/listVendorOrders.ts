import type { Package } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, numberHas, type ListQuery } from '../listing';
import { readMoney, type OrdersMoney } from './readMoney';
import { ownVendor } from '../shops/ownVendor';

/** The signed-in vendor's packages in one status, newest first. */
export async function listVendorOrders(
  ctx: Ctx,
  status: number,
  query: ListQuery,
): Promise<{ docs: Package[]; total: number; money: OrdersMoney }> {
  const vendor = await ownVendor(ctx);
  const packages = ctx.db.asSystem('only packages of the caller’s own vendor record');
  const part = await listPart(packages, 'packages', query, {
    where: allOf(
      { vendor: { equals: vendor.id } },
      { status: { equals: status } },
      numberHas('order_number', query.search),
    ),
    sort: '-createdAt',
    select: {
      order_number: true,
      tracking_id: true,
      type: true,
      status: true,
      payment_status: true,
      payment_method: true,
      subtotal: true,
      createdAt: true,
      updatedAt: true,
    },
  });
  const numbers = part.docs.map((own) => own.order_number);
  return { ...part, money: await readMoney(ctx, numbers) };
}
