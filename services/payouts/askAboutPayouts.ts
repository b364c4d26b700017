import type { Ctx } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { askAboutPayout } from './askAboutPayout';
import { payoutsWhy } from './reasons';

const AT_ONCE = 50;

/** Asks bKash about every payout whose end is not known and whose turn it is. The task `askAboutPayouts`. */
export async function askAboutPayouts(ctx: Ctx): Promise<void> {
  const open = await ctx.db.rows(payoutsWhy, 'payouts', {
    where: { and: [{ status: { equals: 'sending' } }, { ask_at: { less_than_equal: ctx.now.toISOString() } }] },
    sort: 'ask_at',
    limit: AT_ONCE,
  });
  // One after another: each is a call to the gateway.
  for (const payout of open) {
    if (isEnding(ctx)) return;
    try {
      await askAboutPayout(ctx, payout);
    } catch (error) {
      ctx.db.payload.logger.error({ err: error, invoice: payout.invoice }, 'bKash could not be asked about a payout');
    }
  }
}
