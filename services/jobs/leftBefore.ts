import type { Ctx } from '../ctx';
import { jobRunsOf } from '../openCtx';

/**
 * What was last touched before this moment was left by a process that is gone: `ms` ago, longer than the work takes. Where
 * this process has the database to itself, everything older than its own start was.
 */
export function leftBefore(ctx: Ctx, ms: number): string {
  const { aloneSince } = jobRunsOf(ctx.req.payload);
  return new Date(Math.max(ctx.now.getTime() - ms, aloneSince ?? 0)).toISOString();
}
