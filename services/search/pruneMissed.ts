import { missedLimits } from '../../domain/search/missed';
import { addDays, dhakaDay } from '../../domain/time/dhaka';
import type { Ctx } from '../ctx';

/** Deletes searches without results after their retention period. */
export async function pruneMissed(ctx: Ctx): Promise<void> {
  await ctx.db.dropWhere('missed-searches', { day: { less_than: dhakaDay(addDays(ctx.now, -missedLimits.days)) } });
}
