import { actorOf, type Ctx } from '../ctx';

/** Deletes all notices of the signed-in person. */
export async function clearNotices(ctx: Ctx): Promise<void> {
  await ctx.db.dropWhere('notifications', { user: { equals: actorOf(ctx).id } });
}
