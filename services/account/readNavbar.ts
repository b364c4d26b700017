import { actorOf, type Ctx } from '../ctx';

const own = 'counts of the caller’s own records';

/** How many cart lines and unread notices the caller has. Two queries. */
export async function readNavbar(ctx: Ctx): Promise<{ cart: number; notifications: number }> {
  const { id } = actorOf(ctx);
  return {
    cart: await ctx.db.countRows(own, 'carts', { user: { equals: id } }),
    notifications: await ctx.db.countRows(own, 'notifications', {
      and: [{ user: { equals: id } }, { user_read: { equals: 0 } }],
    }),
  };
}
