import { addDays } from '../../domain/time/dhaka';
import type { Ctx } from '../ctx';
import { settingsOf } from '../openCtx';

/** Deletes the entries that are older than the retention period. */
export async function pruneAuditLog(ctx: Ctx): Promise<void> {
  const oldest = addDays(ctx.now, -settingsOf(ctx.db.payload).auditKeepDays);
  await ctx.db.dropWhere('audit-logs', { createdAt: { less_than: oldest.toISOString() } });
}
