import type { Ctx } from '../ctx';
import { stuckJobs, stuckMessages, stuckPackages, stuckPayments, stuckWhy } from './conditions';

type Backlog = {
  waiting: Record<'jobs' | 'stuckJobs' | 'stuckMessages' | 'stuckPayments' | 'stuckPackages', number>;
  oldestJobSeconds: number;
};

/** How much work is waiting for its turn or for a person, and for how long the oldest job has been due. */
export async function readBacklog(ctx: Ctx): Promise<Backlog> {
  const now = ctx.now.toISOString();
  const due = {
    and: [
      { processing: { not_equals: true } },
      { hasError: { not_equals: true } },
      { completedAt: { exists: false } },
      { or: [{ waitUntil: { exists: false } }, { waitUntil: { less_than_equal: now } }] },
    ],
  };
  const oldest = await ctx.db.row(stuckWhy, 'payload-jobs', { where: due, sort: 'createdAt' });
  const [jobs, failed, messages, payments, packages] = await Promise.all([
    ctx.db.countRows(stuckWhy, 'payload-jobs', due),
    ctx.db.countRows(stuckWhy, 'payload-jobs', stuckJobs(ctx)),
    ctx.db.countRows(stuckWhy, 'messages', stuckMessages(ctx)),
    ctx.db.countRows(stuckWhy, 'payments', stuckPayments(ctx)),
    ctx.db.countRows(stuckWhy, 'packages', await stuckPackages(ctx)),
  ]);
  const since = oldest ? Date.parse(oldest.waitUntil ?? oldest.createdAt) : ctx.now.getTime();
  return {
    waiting: { jobs, stuckJobs: failed, stuckMessages: messages, stuckPayments: payments, stuckPackages: packages },
    oldestJobSeconds: Math.max(0, (ctx.now.getTime() - since) / 1_000),
  };
}
