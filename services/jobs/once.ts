import type { Id } from '../../domain/ids';
import type { Ctx } from '../ctx';

/**
 * Does a job's work once: the job is marked done in the transaction that does it, so a worker that picks it up at the
 * same moment, or after a crash, finds it done. Returns the work's result; null if it was done before.
 */
export const once = <T>(ctx: Ctx, job: Id, work: () => Promise<T>): Promise<T | null> =>
  ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'payload-jobs',
      { and: [{ id: { equals: job } }, { completedAt: { exists: false } }] },
      { completedAt: ctx.now.toISOString() },
    );
    return claimed ? work() : null;
  });
