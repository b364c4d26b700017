/**
 * A payout ends by hand: sent, or failed. Each is one claim on how it stood, in the transaction that posts: a double click, two
 * people or a crash between two steps pays it once or not at all. These calls record what people have done at the bank; one
 * that bKash was asked for (`sendByBkash`) is moved by hand only when bKash says that it does not know it.
 */
import { Failure } from '../../domain/failure';
import { payoutSent, handAccountOf, type HandAccount } from '../../domain/ledger/events';
import { reversalOf } from '../../domain/ledger/entry';
import { movablePayouts } from '../../domain/payouts/moves';
import type { Payout } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { post } from '../ledger/post';
import { refId } from '../relations';
import { refuseUsedTransfer } from '../transfers/usedTransfers';
import { claimPayout } from './claimPayout';
import { endRun } from './endRun';
import { release, releaseSent } from './payoutLines';
import { payoutRow } from './payoutRow';
import { recordSent } from './recordSent';
import { tellFailed } from './tellVendor';

/** Which payout a bank's row is about: it is marked only while it has this number and amount. */
type ExpectedPayout = { number: string; amount: number };

/**
 * It was sent out of one of our accounts. Throws `changedMeanwhile` unless it was waiting to be sent, and `invalid` where another payout
 * or a refund has the reference.
 */
export async function markSent(
  ctx: Ctx,
  id: Id,
  { reference, from }: { reference: string; from: HandAccount },
  expected?: ExpectedPayout,
): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const payout = await payoutRow(ctx, id);
    if (expected && (payout.number !== expected.number || payout.amount !== expected.amount))
      throw new Failure('changedMeanwhile');
    const seen = payout.status === 'sending' ? 'sending' : 'approved';
    const marked = await claimPayout(ctx, payout, movablePayouts[seen], {
      status: 'sent',
      reference,
      sent_from: from,
      sent_at: ctx.now.toISOString(),
      sent_by: actorOf(ctx).id,
    });
    if (!marked) throw new Failure('changedMeanwhile');
    await refuseUsedTransfer(ctx, { field: 'reference', typed: reference }, { kind: 'payout', id: marked.id });
    await recordSent(ctx, marked, from);
  });
}

/** It failed before it was sent, or came back afterwards: `seen` is how the caller saw it. */
export async function markFailed(
  ctx: Ctx,
  id: Id,
  { seen, reason }: { seen: keyof typeof movablePayouts; reason: string },
): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const payout = await payoutRow(ctx, id);
    const failed = await claimPayout(ctx, payout, movablePayouts[seen], {
      status: 'failed',
      failure: reason,
      failed_at: ctx.now.toISOString(),
      failed_by: actorOf(ctx).id,
    });
    if (!failed) throw new Failure('changedMeanwhile');
    const run = refId(failed.run) as Id;
    if (seen === 'sent') {
      const from = handAccountOf(failed.sent_from);
      const lines = reversalOf(payoutSent(vendorOf(failed), failed.amount, from));
      await post(ctx, {
        event: 'payout_failed',
        subject: `payout:${failed.id}`,
        order_number: null,
        lines,
        ...(failed.lines ? { run } : {}),
      });
      await releaseSent(ctx, failed);
    } else {
      await release(ctx, run, [vendorOf(failed)]);
      await endRun(ctx, run);
    }
    await tellFailed(ctx, failed);
  });
}

const vendorOf = ({ vendor }: Payout): Id => refId(vendor) as Id;
