import { refusedDays } from '../../domain/vendors/refused';
import { addDays } from '../../domain/time/dhaka';
import type { Ctx } from '../ctx';

/** Deletes the text of rejected applications that were not sent again. */
export async function pruneRefused(ctx: Ctx): Promise<void> {
  const oldest = addDays(ctx.now, -refusedDays).toISOString();
  await ctx.db.dropWhere('refused-applications', { createdAt: { less_than: oldest } });
}
