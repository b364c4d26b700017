import type { WhereOf } from './db/types';
import type { Ctx } from './ctx';

type History = 'package-events' | 'return-events';

/**
 * The creation time of a new step of a history if now is not later than the previous step; otherwise empty. Clocks of
 * several machines differ, and one may be set back, but histories are sorted by time, and only the last step may be
 * taken back.
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
