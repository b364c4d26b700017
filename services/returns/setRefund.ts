import { Failure } from '../../domain/failure';
import { decideRefundAmount } from '../../domain/returns/refundAmount';
import {
  checkRefundable,
  decideRefund,
  nextRefunds,
  type RefundFlag,
  type ReturnStatus,
} from '../../domain/returns/status';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { claimMoney } from '../orders/claimMoney';
import { recordChange } from '../audit/recordChange';
import { refId } from '../relations';
import { keepReturnHistory, ownReturn, tellBoth } from './returnChange';
import { refundText } from './returnTexts';
import { worthOfReturns } from './worthOfReturns';

/** What an admin says of a refund: how much, why not all of it, and the number of its transaction. */
export type RefundSaid = { amount: number | null; reason: string; trxId: string };

const refundWhy = 'what was paid for a package decides what goes back for a return';
const allOfIt: RefundSaid = { amount: null, reason: '', trxId: '' };

/**
 * Marks a refund as completed or not completed. For admins, while the return's status allows it. Only a mark: the admin
 * has sent the money by hand to the account the customer named, which need not be the one that paid. No bKash refund is
 * requested here. The amount is never more than what was paid for the pieces, nor than what bKash and other refunds have
 * left of the package; without one it is all that was paid for them.
 */
export async function setRefund(ctx: Ctx, id: Id, refund: RefundFlag, said: RefundSaid = allOfIt): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const { request, roles } = await ownReturn(ctx, id);
    const standing = { status: request.status as ReturnStatus, payment_refund: request.payment_refund };
    const role = roles.find((each) => nextRefunds(standing, each).includes(refund)) ?? roles[0]!;
    const decided = decideRefund(standing, refund, role);
    const most = await returnableOf(ctx, request);
    const kept = await keptOf(ctx, request, { refund: decided.refund, most }, said);
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
    await keepReturnHistory(ctx, request, step, role);
    await recordChange(ctx, {
      action: 'changed',
      target: 'returns',
      id: request.id,
      title: request.tracking_id,
      before: { payment_refund: request.payment_refund, refund_amount: request.refund_amount },
      after: { payment_refund: decided.refund, refund_amount: kept.refund_amount, refund_reason: said.reason },
    });
    await tellBoth(ctx, request, decided.effects, refundText(String(request.id), decided.refund));
  });
}

/**
 * What may still go back of its package. Of a refund by hand and a cancellation at once, which refunds by bKash, one sees the
 * other: both claim the order first.
 */
async function returnableOf(ctx: Ctx, request: Return): Promise<number> {
  const money = await claimMoney(ctx, refId(request.order) as Id);
  const package_ = refId(request.package) as Id;
  const sent = await ctx.db.row(refundWhy, 'packages', { where: { id: { equals: package_ } } });
  if (sent) checkRefundable(sent);
  return money.byHand(package_);
}

/** A mark that is taken back takes the amount with it; the history keeps both. */
async function keptOf(
  ctx: Ctx,
  request: Return,
  { refund, most }: { refund: RefundFlag; most: number },
  said: RefundSaid,
) {
  if (refund === 0) return { refund_amount: null, refund_reason: '', refund_trx_id: '' };
  const worth = (await worthOfReturns(ctx, [request]))(request);
  return {
    refund_amount: decideRefundAmount({ worth, most }, said),
    refund_reason: said.reason,
    refund_trx_id: said.trxId,
  };
}
