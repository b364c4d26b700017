import type { Ctx, Id } from '../ctx';
import { batchOf } from './batch';

const why = 'admins see what became of the messages of a broadcast';

export type Counts = { sent: number; failed: number };

/** The numbers of sent and failed messages of broadcasts. Two queries for all of them. */
export async function broadcastCounts(ctx: Ctx, ids: readonly Id[]): Promise<(id: Id) => Counts> {
  if (ids.length === 0) return () => ({ sent: 0, failed: 0 });
  const batch = { in: ids.map(batchOf) };
  const of = async (status: 'sent' | 'failed') => {
    const groups = await ctx.db.groups(why, 'messages', {
      where: { and: [{ batch }, { status: { equals: status } }] },
      by: 'batch',
    });
    return new Map(groups.map(({ key, count }) => [String(key), count]));
  };
  const sent = await of('sent');
  const failed = await of('failed');
  return (id) => ({ sent: sent.get(batchOf(id)) ?? 0, failed: failed.get(batchOf(id)) ?? 0 });
}
