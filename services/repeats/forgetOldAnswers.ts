import type { Ctx } from '../ctx';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = 14;

/** Deletes stored answers after two weeks: nobody repeats a call any later. */
export async function forgetOldAnswers(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await ctx.db.dropWhere('idempotency-keys', { createdAt: { less_than: oldest } });
}
