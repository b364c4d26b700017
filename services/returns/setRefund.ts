import { Failure } from '../../domain/failure';
import { handAccounts, type HandAccount } from '../../domain/ledger/events';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import { decideRefundAmount } from '../../domain/returns/refundAmount';
import { decideRefund, nextRefunds, type RefundFlag, type ReturnStatus } from '../../domain/returns/status';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { postReturn, refundedFrom } from '../ledger/postReturn';
import { refuseAlone, refuseTakingBack } from '../refunds/refuseAlone';
import { refuseUsedTransfer } from '../transfers/usedTransfers';
import { recordChange } from '../audit/recordChange';
import { returnableOf } from './returnableOf';
import { keepReturnHistory, ownReturn, tellBoth } from './returnChange';
import { refundText } from './returnTexts';
import { worthOfReturns } from './worthOfReturns';

/** The amount of a refund, the reason for a smaller one, and the number of its transaction. */
export type RefundSaid = { amount: number | null; reason: string; trxId: string; from?: HandAccount };

const allOfIt: RefundSaid = { amount: null, reason: '', trxId: '' };

/**
 * Marks a refund as completed or not completed. For admins, while the return's status allows it. Only a mark: the admin
 * has sent the money by hand to the account the customer named, which need not be the one that paid. No bKash refund is
 * requested here. The amount is never more than what was paid for the pieces, nor than what bKash and other refunds have
 * left of the package; without one it is all that was paid for them. Above the limit of the site's values it is `decidedBy` two
 * people (services/refunds); a transfer is the proof of one payment out.
 */
export async function setRefund(
  ctx: Ctx,
  id: Id,
  refund: RefundFlag,
  said: RefundSaid = allOfIt,
  decidedBy: 'one' | 'two' = 'one',
): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const { request, roles } = await ownReturn(ctx, id);
    const standing = { status: request.status as ReturnStatus, payment_refund: request.payment_refund };
    const role = roles.find((each) => nextRefunds(standing, each).includes(refund)) ?? roles[0]!;
    const decided = decideRefund(standing, refund, role);
    const most = await returnableOf(ctx, request);
    const kept = await keptOf(ctx, request, { refund: decided.refund, most }, said);
    if (kept.refund_amount !== null) {
      if (decidedBy === 'one') await refuseAlone(ctx, request, { amount: kept.refund_amount, trxId: said.trxId });
      await refuseUsedTransfer(ctx, { field: 'trx_id', typed: said.trxId }, { kind: 'return', id: request.id });
    } else {
      // Refunds of earlier releases carry no amount: everything that was paid was refunded.
      const amount = request.refund_amount ?? (await worthOfReturns(ctx, [request]))(request);
      await refuseTakingBack(ctx, { amount, reason: said.reason });
    }
    const claimed = await ctx.db.claim(
      'returns',
      {
        and: [
          { id: { equals: request.id } },
          { status: { equals: request.status } },
          { payment_refund: { equals: request.payment_refund } },
        ],
      },
      { payment_refund: decided.refund, ...kept },
    );
    if (!claimed) throw new Failure('refused');
    const step = {
      refund_from: request.payment_refund,
      refund_to: decided.refund,
      reason: said.reason,
      ...(kept.refund_amount === null ? {} : { refund_amount: kept.refund_amount, refund_trx_id: kept.refund_trx_id }),
    };
    const written = await keepReturnHistory(ctx, request, step, role);
    const from = refundedFrom(decided.refund === 1 ? claimed : request);
    await postReturn(ctx, request, { before: request, after: claimed, step: written.id, from });
    await recordChange(ctx, {
      action: 'changed',
      target: 'returns',
      id: request.id,
      title: request.tracking_id,
      before: sentOf(request),
      after: { ...sentOf(claimed), refund_reason: said.reason },
    });
    await tellBoth(ctx, request, decided.effects, refundText(request.id, decided.refund));
  });
}

/** What the audit log keeps of a refund: with its proof, which taking it back removes. */
const sentOf = ({ payment_refund, refund_amount, refund_trx_id, refund_from }: Return) => ({
  payment_refund,
  refund_amount,
  refund_trx_id,
  refund_from,
});

/** Unmarking a refund removes its amount; the history keeps both. */
async function keptOf(
  ctx: Ctx,
  request: Return,
  { refund, most }: { refund: RefundFlag; most: number },
  said: RefundSaid,
) {
  // Unique even without a transaction number, because a database may treat empty values as equal.
  const noKey = `return:${request.id}`;
  if (refund === 0)
    return { refund_amount: null, refund_reason: '', refund_trx_id: '', refund_trx_key: noKey, refund_from: '' };
  const worth = (await worthOfReturns(ctx, [request]))(request);
  return {
    refund_amount: decideRefundAmount({ worth, most }, said),
    refund_reason: said.reason,
    refund_trx_id: said.trxId,
    refund_trx_key: trxKeyOf(said.trxId) ?? noKey,
    refund_from: said.from ?? handAccounts[0],
  };
}
