import type { Ctx } from '../ctx';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 14;

/** Nobody repeats a call after two weeks: the stored answers are deleted. */
export async function forgetOldAnswers(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await ctx.db.dropWhere('idempotency-keys', { createdAt: { less_than: oldest } });
}
