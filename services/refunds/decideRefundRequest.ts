/** Decides a prepared refund: another admin confirms it, or it is withdrawn. Of two at once only one decides. */
import { Failure } from '../../domain/failure';
import { handAccountOf } from '../../domain/ledger/events';
import { checkSecond } from '../../domain/refunds/twoPeople';
import type { RefundRequest } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import { actorOf, type Ctx, type Id } from '../ctx';
import { refId, sameRef } from '../relations';
import { setRefund } from '../returns/setRefund';
import { rowById } from '../rowById';
import { closeByHand, releaseFromHand } from './closeByHand';
import { readRefundRules } from './readRules';

const why = 'admins decide every prepared refund';

/** Confirms it and marks the return or payment as refunded, in one transaction. Refused to the admin who prepared it. */
export const confirmRefund = (ctx: Ctx, given: Id): Promise<void> =>
  ctx.db.inTransaction(async () => {
    const found = await rowById(ctx, why, 'refund-requests', given);
    checkSecond(sameRef(found.prepared_by, actorOf(ctx).id), await readRefundRules(ctx));
    await confirmRequest(ctx, found);
  });

/** Marks the return as refunded, or closes the payment; part of the caller's transaction, which has checked who does it. */
export async function confirmRequest(ctx: Ctx, found: RefundRequest): Promise<void> {
  await decide(ctx, found, 'confirmed', '');
  if (found.payment) return closeByHand(ctx, found);
  const said = {
    amount: found.amount,
    reason: found.reason ?? '',
    trxId: found.trx_id,
    from: handAccountOf(found.from),
  };
  await setRefund(ctx, refId(found.return) ?? '', 1, said, 'two');
}

/**
 * Withdraws it: nothing was posted, and it can be refunded in another way, a payment also by bKash. Any admin may do so, including the
 * one who prepared it.
 */
export const withdrawRefund = (ctx: Ctx, given: Id, reason: string): Promise<void> =>
  ctx.db.inTransaction(async () => {
    const found = await rowById(ctx, why, 'refund-requests', given);
    await decide(ctx, found, 'withdrawn', reason);
    if (found.payment) await releaseFromHand(ctx, found);
  });

async function decide(
  ctx: Ctx,
  found: RefundRequest,
  status: 'confirmed' | 'withdrawn',
  reason: string,
): Promise<void> {
  const claimed = await ctx.db.claim(
    'refund-requests',
    { and: [{ id: { equals: found.id } }, { status: { equals: 'prepared' } }] },
    {
      status,
      decided_by: actorOf(ctx).id,
      decided_at: ctx.now.toISOString(),
      decision_reason: reason,
      // From now on another refund may be prepared for the return or payment.
      open_key: `${found.open_key}:${found.id}`,
    },
  );
  if (!claimed) throw new Failure('doneAlready');
  await recordChange(ctx, {
    action: 'changed',
    target: 'refund-requests',
    id: found.id,
    title: found.trx_id,
    before: { status: found.status },
    after: { status },
    reason,
  });
}
