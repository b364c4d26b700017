import type { Broadcast } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, byTime, listPart, textHas, type ListQuery } from '../listing';
import { broadcastCounts, type Counts } from './broadcastCounts';

type Listed = { broadcast: Broadcast; counts: Counts };

type Query = ListQuery & { sort?: string | undefined };

/** Broadcasts, newest first unless sorted otherwise, with the outcome of their messages. For admins. */
export async function listBroadcasts(ctx: Ctx, query: Query): Promise<{ docs: Listed[]; total: number }> {
  const { docs, total } = await listPart(ctx.db.asActor, 'broadcasts', query, {
    where: allOf(textHas('text', query.search)),
    sort: byTime('createdAt', query.sort),
    depth: 1,
    populate: { users: { name: true } },
  });
  const countsOf = await broadcastCounts(
    ctx,
    docs.map(({ id }) => id),
  );
  return { docs: docs.map((broadcast) => ({ broadcast, counts: countsOf(broadcast.id) })), total };
}
