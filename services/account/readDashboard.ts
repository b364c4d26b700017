import { activeStatuses } from '../../domain/packages/status';
import { actorOf, type Ctx } from '../ctx';

export type CustomerNumbers = { orders: number; active: number; favorites: number; cart: number };

/** The tiles of the account page. Four counts. */
export async function readDashboard(ctx: Ctx): Promise<CustomerNumbers> {
  const { id } = actorOf(ctx);
  const own = ctx.db.asSystem('counts of the caller’s own records');
  return {
    orders: await own.count('orders', { customer: { equals: id } }),
    active: await own.count('packages', {
      and: [{ customer: { equals: id } }, { status: { in: [...activeStatuses] } }],
    }),
    favorites: await own.count('favorites', { user: { equals: id } }),
    cart: await own.count('carts', { user: { equals: id } }),
  };
}
