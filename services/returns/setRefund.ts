import { Failure } from '../../domain/failure';
import { decideRefund, nextRefunds, type RefundFlag, type ReturnStatus } from '../../domain/returns/status';
import type { Ctx, Id } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { keepReturnHistory, ownReturn, tellBoth } from './returnChange';
import { refundText } from './returnTexts';

/**
 * Marks a refund as completed or not completed. For admins, while the return's status allows it. Only a mark: the admin
 * has sent the money by hand to the account the customer named, which need not be the one that paid. No bKash refund is
 * requested here.
 */
export async function setRefund(ctx: Ctx, id: Id, refund: RefundFlag): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const { request, roles } = await ownReturn(ctx, id);
    const standing = { status: request.status as ReturnStatus, payment_refund: request.payment_refund };
    const role = roles.find((each) => nextRefunds(standing, each).includes(refund)) ?? roles[0]!;
    const decided = decideRefund(standing, refund, role);
    const claimed = await ctx.db.claim(
      'returns',
      {
        and: [
          { id: { equals: request.id } },
          { status: { equals: request.status } },
          { payment_refund: { equals: request.payment_refund } },
        ],
      },
      { payment_refund: decided.refund },
    );
    if (!claimed) throw new Failure('refused');
    const step = { refund_from: request.payment_refund, refund_to: decided.refund };
    await keepReturnHistory(ctx, request, step, role);
    await recordChange(ctx, {
      action: 'changed',
      target: 'returns',
      id: request.id,
      title: request.tracking_id,
      before: { payment_refund: request.payment_refund },
      after: { payment_refund: decided.refund },
    });
    await tellBoth(ctx, request, decided.effects, refundText(String(request.id), decided.refund));
  });
}
