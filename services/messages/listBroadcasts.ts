import type { Broadcast } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, textHas, type ListQuery } from '../listing';

/** What was sent to audiences, newest first. For admins. */
export async function listBroadcasts(ctx: Ctx, query: ListQuery): Promise<{ docs: Broadcast[]; total: number }> {
  return listPart(ctx.db.asActor, 'broadcasts', query, {
    where: allOf(textHas('text', query.search)),
    sort: '-createdAt',
    depth: 1,
    populate: { users: { name: true } },
  });
}
