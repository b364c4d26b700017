import type { Notification } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { listPart, type ListQuery } from '../listing';

/** The notices of the signed-in person, newest first. */
export async function listNotices(ctx: Ctx, query: ListQuery): Promise<{ docs: Notification[]; total: number }> {
  return listPart(ctx.db.asSystem('only the caller’s own notices'), 'notifications', query, {
    where: { user: { equals: actorOf(ctx).id } },
    sort: '-createdAt',
    select: { message: true, message_bn: true, type: true, link: true, user_read: true, createdAt: true },
  });
}
