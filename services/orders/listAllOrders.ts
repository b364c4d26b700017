import type { Order } from '../../payload-types';
import type { Ctx } from '../ctx';
import { readMoney, type OrdersMoney } from './readMoney';
import { allOf, listPart, numberHas, type ListQuery } from '../listing';

/** All orders, newest first. For admins. */
export async function listAllOrders(
  ctx: Ctx,
  query: ListQuery,
): Promise<{ docs: Order[]; total: number; money: OrdersMoney }> {
  const part = await listPart(ctx.db.asActor, 'orders', query, {
    where: allOf(numberHas('number', query.search)),
    sort: '-createdAt',
    select: {
      number: true,
      type: true,
      payment_status: true,
      payment_method: true,
      total: true,
      createdAt: true,
      updatedAt: true,
    },
  });
  const numbers = part.docs.map(({ number }) => number);
  return { ...part, money: await readMoney(ctx, numbers) };
}
