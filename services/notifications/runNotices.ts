import type { Ctx, Id } from '../ctx';
import type { Notice } from './notice';
import { writeNotices } from './notify';

/**
 * Writes the notices of a queued job, once: the job is done in the transaction that writes them, so that a worker that
 * picked it up at the same moment, or after a crash, finds it done. The task `notices`.
 */
export async function runNotices(ctx: Ctx, notice: Notice, job: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'payload-jobs',
      { and: [{ id: { equals: job } }, { completedAt: { exists: false } }] },
      { completedAt: ctx.now.toISOString() },
    );
    if (claimed) await writeNotices(ctx, notice);
  });
}
