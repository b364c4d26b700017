import type { WhereOf } from './db/types';
import type { Ctx } from './ctx';

type History = 'package-events' | 'return-events';

/**
 * The time of a new step of a history, where now is not after the step before it: clocks of several machines differ, and one may
 * be set back. Histories are read by time, and the last step is the one that may be taken back. Empty where the time is now.
 */
export async function afterLastStep<H extends History>(
  ctx: Ctx,
  history: H,
  where: WhereOf<H>,
): Promise<{ createdAt?: string }> {
  const [last] = await ctx.db.rows('when the step before was taken', history, {
    where,
    sort: ['-createdAt', '-id'],
    limit: 1,
  });
  const lastAt = last ? new Date(last.createdAt).getTime() : 0;
  return lastAt < ctx.now.getTime() ? {} : { createdAt: new Date(lastAt + 1).toISOString() };
}
