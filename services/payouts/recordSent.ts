import { payoutSent, type HandAccount } from '../../domain/ledger/events';
import type { Payout } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { post } from '../ledger/post';
import { refId } from '../relations';
import { endRun } from './endRun';
import { tellSent } from './tellVendor';

/** What follows a payout that was just moved to `sent`, in its transaction: the journal, its run, and the vendor's notice. */
export async function recordSent(ctx: Ctx, sent: Payout, from: HandAccount): Promise<void> {
  const lines = payoutSent(refId(sent.vendor) as Id, sent.amount, from);
  const run = refId(sent.run) as Id;
  await post(ctx, {
    event: 'payout_sent',
    subject: `payout:${sent.id}`,
    order_number: null,
    lines,
    ...(sent.lines ? { run } : {}),
  });
  await endRun(ctx, run);
  await tellSent(ctx, sent);
}
