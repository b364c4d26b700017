import { nextAsk, payoutInvoice } from '../../domain/payouts/sending';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { claimPayout } from './claimPayout';

/**
 * Claims an approved payout for sending by bKash, and records by whom, when and under which invoice number. Only the claimant may
 * request it from bKash; null if somebody else was faster.
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
