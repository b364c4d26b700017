import { actorOf, type Ctx } from '../ctx';

/** How many cart lines and unread notices the caller has. Two queries. */
export async function readNavbar(ctx: Ctx): Promise<{ cart: number; notifications: number }> {
  const { id } = actorOf(ctx);
  const own = ctx.db.asSystem('counts of the caller’s own records');
  return {
    cart: await own.count('carts', { user: { equals: id } }),
    notifications: await own.count('notifications', { and: [{ user: { equals: id } }, { user_read: { equals: 0 } }] }),
  };
}
