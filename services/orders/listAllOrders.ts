import type { Order } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, numberHas, type ListQuery } from '../listing';

/** All orders, newest first. For admins. */
export async function listAllOrders(ctx: Ctx, query: ListQuery): Promise<{ docs: Order[]; total: number }> {
  return listPart(ctx.db.asActor, 'orders', query, {
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
}
