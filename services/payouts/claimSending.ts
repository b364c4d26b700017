import { nextAsk, payoutInvoice } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { claimPayout } from './claimPayout';

/**
 * Makes an approved payout one that bKash is asked for: by whom, when, and under which number of ours. Whoever claims it is the
 * only one who may ask for it; null: somebody else was faster.
 */
export const claimSending = (ctx: Ctx, payout: Payout, by: Id): Promise<Payout | null> =>
  ctx.db.inTransaction(() => {
    const now = ctx.now.toISOString();
    return claimPayout(
      ctx,
      payout,
      { and: [{ status: { equals: 'approved' } }, { method: { equals: 'bkash' } }] },
      {
        status: 'sending',
        invoice: payoutInvoice(payout.id, ctx.now),
        sending_by: by,
        sending_at: now,
        asked_at: now,
        ask_at: nextAsk(ctx.now, 0).toISOString(),
        asks: 0,
        unknown_at: null,
        said: '',
      },
    );
  });
