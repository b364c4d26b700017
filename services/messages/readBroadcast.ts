import { Failure } from '../../domain/failure';
import type { Broadcast } from '../../payload-types';
import type { Ctx, Id } from '../ctx';

/** One broadcast with those of its texts and mails that have not been sent so far. For admins. */
export async function readBroadcast(ctx: Ctx, id: Id): Promise<Broadcast> {
  const broadcast = await ctx.db.asActor.findById('broadcasts', id, { depth: 1, populate: { users: { name: true } } });
  if (!broadcast) throw new Failure('notFound');
  const failed = await ctx.db.asActor.count('messages', {
    and: [{ batch: { equals: `broadcast-${broadcast.id}` } }, { status: { equals: 'failed' } }],
  });
  if (failed !== broadcast.failed) {
    await ctx.db.claim('broadcasts', { id: { equals: broadcast.id } }, { failed });
    broadcast.failed = failed;
  }
  return broadcast;
}
