import { actorOf, type Ctx } from '../ctx';

/** Removes all notices of the signed-in person. */
export async function clearNotices(ctx: Ctx): Promise<void> {
  await ctx.db.dropWhere('notifications', { user: { equals: actorOf(ctx).id } });
}
