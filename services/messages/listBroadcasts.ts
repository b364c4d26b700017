import type { Broadcast } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, listPart, textHas, type ListQuery } from '../listing';
import { broadcastCounts, type Counts } from './broadcastCounts';

type Listed = { broadcast: Broadcast; counts: Counts };

/** Broadcasts, newest first, with the outcome of their messages. For admins. */
export async function listBroadcasts(ctx: Ctx, query: ListQuery): Promise<{ docs: Listed[]; total: number }> {
  const { docs, total } = await listPart(ctx.db.asActor, 'broadcasts', query, {
    where: allOf(textHas('text', query.search)),
    sort: '-createdAt',
    depth: 1,
    populate: { users: { name: true } },
  });
  const countsOf = await broadcastCounts(
    ctx,
    docs.map(({ id }) => id),
  );
  return { docs: docs.map((broadcast) => ({ broadcast, counts: countsOf(broadcast.id) })), total };
}
