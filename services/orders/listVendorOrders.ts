import type { Package } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, numberHas } from '../listing';
import { readMoney, type OrdersMoney } from './readMoney';
import { ownVendor } from '../shops/ownVendor';
import { sumOfRows } from '../sumOfRows';
import { filtered, orderSort, type OrderFilter } from './orderFilter';

const why = 'only packages of the caller’s own vendor record';

/** The signed-in vendor's packages in one status, newest first unless sorted otherwise. */
export async function listVendorOrders(
  ctx: Ctx,
  status: number,
  query: OrderFilter,
): Promise<{ docs: Package[]; total: number; sum: number; money: OrdersMoney }> {
  const vendor = await ownVendor(ctx);
  const where = allOf(
    { vendor: { equals: vendor.id } },
    { status: { equals: status } },
    ...filtered(query),
    numberHas('order_number', query.search),
  );
  const part = await listPart(ctx.db.asSystem(why), 'packages', query, {
    where,
    sort: orderSort(query.sort, 'subtotal'),
    depth: 1,
    populate: { orders: { delivery_date: true, delivery_time: true } },
    select: {
      order: true,
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
  const sum = await sumOfRows(ctx, why, 'packages', where, 'subtotal');
  return { ...part, sum, money: await readMoney(ctx, numbers) };
}
