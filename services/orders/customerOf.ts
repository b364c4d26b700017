import type { Order, User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId } from '../relations';

/** Who ordered, with the number to call; null when the account was deleted. For admins and the warehouse. */
export async function customerOf(ctx: Ctx, order: Order): Promise<User | null> {
  const id = refId(order.customer);
  if (id === null) return null;
  return ctx.db.row('admins and the warehouse call the customer', 'users', {
    where: { id: { equals: id } },
    select: { name: true, mobile: true },
  });
}
