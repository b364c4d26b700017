import { Failure } from '../../domain/failure';
import { abandonedAfterMs } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { leftBefore } from '../jobs/leftBefore';
import { lookUp } from './callBkash';
import { payoutRow } from './payoutRow';
import { settleSending } from './settleSending';

/**
 * Asks bKash what became of a payout it was asked for, and keeps what it says. Nothing is ever sent from here. One asks at a
 * time; false: somebody else is asking, or it is not being sent any more.
 */
export async function askAboutPayout(ctx: Ctx, { id }: Pick<Payout, 'id'>): Promise<boolean> {
  const isFree = {
    or: [{ asked_at: { exists: false } }, { asked_at: { less_than: leftBefore(ctx, abandonedAfterMs) } }],
  };
  const payout = await ctx.db.claim(
    'payouts',
    { and: [{ id: { equals: id } }, { status: { equals: 'sending' } }, isFree] },
    { asked_at: ctx.now.toISOString() },
  );
  if (!payout) return false;
  await settleSending(ctx, payout, await lookUp(ctx, payout));
  return true;
}

/** For a person. Throws `changedMeanwhile` unless it is being sent, and `askingAlready`. */
export async function askAgainAboutPayout(ctx: Ctx, id: Id): Promise<Payout> {
  const payout = await payoutRow(ctx, id);
  if (payout.status !== 'sending') throw new Failure('changedMeanwhile');
  if (!(await askAboutPayout(ctx, payout))) throw new Failure('askingAlready');
  return payoutRow(ctx, id);
}
