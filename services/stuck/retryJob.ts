import { Failure } from '../../domain/failure';
import type { Ctx, Id } from '../ctx';
import { possibleId } from '../relations';
import { stuckJobs, stuckWhy } from './conditions';

/** No other worker may start it between two steps. */
const NEVER = '9999-01-01T00:00:00.000Z';

/**
 * Queues the work of a stuck job again and deletes the stuck one, both or neither: a second click finds nothing. Every
 * job checks its records first, so finished work is not repeated.
 */
export async function retryJob(ctx: Ctx, id: Id): Promise<void> {
  const known = possibleId(ctx, id);
  if (known === null) throw new Failure('notFound');
  const own = { id: { equals: known } };
  await ctx.db.inTransaction(async () => {
    const job = await ctx.db.asSystem(stuckWhy).findOne('payload-jobs', { where: { and: [own, stuckJobs(ctx)] } });
    if (!job?.taskSlug) throw new Failure('notFound');
    // Only the request that succeeds in deleting the job retries it: two may have read it at once.
    const mine = await ctx.db.claim(
      'payload-jobs',
      { and: [own, stuckJobs(ctx)] },
      { hasError: false, processing: false, waitUntil: NEVER },
    );
    if (!mine) throw new Failure('notFound');
    await ctx.db.dropWhere('payload-jobs', own);
    await ctx.db.enqueueAgain(job);
  });
}
