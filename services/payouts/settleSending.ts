import { mayBeUnknown, nextAsk, type SendingOutcome } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { claimPayout } from './claimPayout';
import { endRun } from './endRun';
import { release } from './payoutLines';
import { recordSent } from './recordSent';
import { tellFailed } from './tellVendor';

const MOST_SAID = 500;

/**
 * Stores bKash's result for a payout: one claim on this attempt, with the journal entry in the same transaction, so that a
 * concurrent call, or one after a crash, finds it done.
 */
export async function settleSending(ctx: Ctx, payout: Payout, outcome: SendingOutcome): Promise<void> {
  const own = { and: [{ status: { equals: 'sending' } }, { invoice: { equals: payout.invoice } }] };
  const by = refId(payout.sending_by);
  const now = ctx.now.toISOString();
  if (outcome.kind === 'waits') return wait(ctx, payout, outcome);
  await ctx.db.inTransaction(async () => {
    if (outcome.kind === 'sent') {
      const { reference } = outcome;
      const to = { reference, sent_from: 'wallet_bkash', sent_at: now, sent_by: by, said: '', ...ended };
      const sent = await claimPayout(ctx, payout, own, { status: 'sent', ...to });
      if (sent) await recordSent(ctx, sent, 'wallet_bkash');
      return;
    }
    const said = outcome.said.slice(0, MOST_SAID);
    if (outcome.kind === 'returned') {
      await claimPayout(ctx, payout, own, { status: 'approved', said, ...ended }, said);
      return;
    }
    const to = { failure: said, failed_at: now, failed_by: by, said, ...ended };
    const failed = await claimPayout(ctx, payout, own, { status: 'failed', ...to });
    if (!failed) return;
    await release(ctx, refId(failed.run) as Id, [refId(failed.vendor) as Id]);
    await endRun(ctx, refId(failed.run) as Id);
    await tellFailed(ctx, failed);
  });
}

const ended = { asked_at: null, ask_at: null, unknown_at: null };

/** Nobody knows: it stays as it is and is asked about later. Only how it stands is worth an audit entry, not the asking. */
async function wait(ctx: Ctx, payout: Payout, outcome: Extract<SendingOutcome, { kind: 'waits' }>): Promise<void> {
  const isUnknown = outcome.isUnknown && mayBeUnknown(new Date(payout.sending_at ?? ctx.now), ctx.now);
  ctx.db.payload.logger.warn({ invoice: payout.invoice, isUnknown }, 'a payout is still open');
  await ctx.db.claim(
    'payouts',
    {
      and: [{ id: { equals: payout.id } }, { status: { equals: 'sending' } }, { invoice: { equals: payout.invoice } }],
    },
    {
      said: outcome.said.slice(0, MOST_SAID),
      asked_at: null,
      ask_at: nextAsk(ctx.now, payout.asks ?? 0).toISOString(),
      asks: { $inc: 1 },
      unknown_at: isUnknown ? (payout.unknown_at ?? ctx.now.toISOString()) : null,
    },
  );
}
