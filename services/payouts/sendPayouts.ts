import type { SendingOutcome } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { isEnding } from '../jobs/endJobs';
import { idFromText } from '../jobs/idFromText';
import type { JobInputs } from '../jobs/inputs';
import { callBkash } from './callBkash';
import { claimSending } from './claimSending';
import { sendableOf } from './sendable';

/**
 * Sends the payouts of a run one after another, for the person who started it. Started again after a crash it goes on with those
 * that nobody has claimed. It stops where bKash refuses for a reason that the next one would meet too (our wallet is empty, our
 * keys are wrong, nobody answers the line): the rest stays approved. The task `sendPayouts`.
 */
export async function sendPayouts(ctx: Ctx, input: JobInputs['sendPayouts']): Promise<void> {
  const [run, by] = [idFromText(ctx, input.run), idFromText(ctx, input.by)];
  const { payouts } = await sendableOf(ctx, run);
  for (const payout of payouts) {
    // A process that is shutting down leaves the rest to the next one.
    if (isEnding(ctx)) return ctx.db.enqueue('sendPayouts', input);
    const outcome = await sendNext(ctx, run, payout, by);
    if (outcome?.kind === 'returned' && outcome.stops) break;
  }
  await ctx.db.claim('payout-runs', { id: { equals: run } }, { sending_at: null });
}

/** Null: somebody else was faster. */
async function sendNext(ctx: Ctx, run: Id, payout: Payout, by: Id): Promise<SendingOutcome | null> {
  // The job may have been at it for long: each is claimed at its own moment.
  const moment = { ...ctx, now: ctx.gateways.clock.now() };
  await ctx.db.claim('payout-runs', { id: { equals: run } }, { sending_at: moment.now.toISOString() });
  const claimed = await claimSending(moment, payout, by);
  return claimed ? callBkash(moment, claimed) : null;
}
