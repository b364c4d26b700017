import { Failure } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';

/** Marks one of the signed-in person's notices as read, or all of them when none is named. */
export async function markNoticesRead(ctx: Ctx, id?: Id | null): Promise<void> {
  const own = { user: { equals: actorOf(ctx).id } };
  if (id === undefined || id === null) {
    await ctx.db.setWhere('notifications', { and: [own, { user_read: { equals: 0 } }] }, { user_read: 1 });
    return;
  }
  const marked = await ctx.db.claim('notifications', { and: [own, { id: { equals: id } }] }, { user_read: 1 });
  if (!marked) throw new Failure('notFound');
}
