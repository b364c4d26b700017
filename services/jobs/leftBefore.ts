import type { Ctx } from '../ctx';
import { jobRunsOf } from '../openCtx';

/**
 * Work last touched before this moment was left by a process that has ended: `ms` ago, which is longer than the work
 * takes. If this process has the database to itself, that is anything from before its own start.
 */
export function leftBefore(ctx: Ctx, ms: number): string {
  const { aloneSince } = jobRunsOf(ctx.req.payload);
  return new Date(Math.max(ctx.now.getTime() - ms, aloneSince ?? 0)).toISOString();
}
