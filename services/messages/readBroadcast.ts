import { Failure } from '../../domain/failure';
import type { Broadcast } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { batchOf } from './batch';
import { broadcastCounts, type Counts } from './broadcastCounts';

const MOST_REASONS = 50;

type BroadcastResult = {
  broadcast: Broadcast;
  counts: Counts;
  reasons: { error: string; count: number }[];
};

/** One broadcast with the outcome of its texts and mails. For admins. */
export async function readBroadcast(ctx: Ctx, id: Id): Promise<BroadcastResult> {
  const broadcast = await ctx.db.asActor.findById('broadcasts', id, { depth: 1, populate: { users: { name: true } } });
  if (!broadcast) throw new Failure('notFound');
  const counts = (await broadcastCounts(ctx, [broadcast.id]))(broadcast.id);
  const failed = await ctx.db.groups('why messages were not sent', 'messages', {
    where: { and: [{ batch: { equals: batchOf(broadcast.id) } }, { status: { equals: 'failed' } }] },
    by: 'error',
  });
  const reasons = failed
    .map(({ key, count }) => ({ error: String(key ?? ''), count }))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_REASONS);
  return { broadcast, counts, reasons };
}
