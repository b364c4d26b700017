import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { batchOf } from './batch';
import { STOPPED } from './stopBroadcast';

/** Messages retried at once. */
const MOST = 500;
const why = 'the failed messages of a broadcast, for the admin who sends them again';

/**
 * Sends the failed messages of a broadcast again, except those that an admin stopped and those that may have arrived
 * because the provider never answered: each of the latter is decided individually.
 */
export async function retryBroadcast(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const broadcast = await ctx.db.asActor.findById('broadcasts', id);
    if (!broadcast) throw new Failure('notFound');
    const failed = await ctx.db.rows(why, 'messages', {
      where: { and: [{ batch: { equals: batchOf(broadcast.id) } }, { status: { equals: 'failed' } }] },
      select: { error: true },
      sort: 'id',
      limit: 10 * MOST,
    });
    const wanted = failed.filter(({ error }) => error !== STOPPED && !/^noAnswer\b/.test(error ?? '')).slice(0, MOST);
    if (wanted.length === 0) throw new Failure('refused');
    const ids = wanted.map((message) => message.id);
    const stillFailed = { and: [{ id: { in: ids } }, { status: { equals: 'failed' } }] };
    await ctx.db.setWhere('messages', stillFailed, { status: 'queued', tries: 0, error: '' });
    for (const message of ids) await ctx.db.enqueue('sendMessage', { message: String(message), sealed: '' });
  });
}
