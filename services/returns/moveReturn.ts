import { Failure, invalid } from '../../domain/failure';
import {
  checkRefundable,
  decideReturnMove,
  isReturnStatus,
  needsReason,
  nextReturnStatuses,
  returnStatus,
  type ReturnStatus,
} from '../../domain/returns/status';
import type { Ctx, Id } from '../ctx';
import { postReturn, refundedFrom } from '../ledger/postReturn';
import { recordChange } from '../audit/recordChange';
import { requireReasonOfKeys } from '../rejections/requireReason';
import { claimPackage } from './claimPackage';
import { keepReturnHistory, ownReturn, tellBoth } from './returnChange';
import { returnMoveText } from './returnTexts';
import { noteMove } from './returnThread';

/**
 * Moves a return to a status, as the table of `domain/returns/status.ts` allows the caller. Move, history and notices
 * commit or roll back together; of two simultaneous moves one succeeds and the other is refused. A return of a canceled package
 * can only be canceled. The reason of a rejection, or of opening the return again, is for the customer and the vendor; who
 * calls with a key gives one.
 */
export async function moveReturn(ctx: Ctx, id: Id, to: number, reason = ''): Promise<void> {
  if (!isReturnStatus(to)) throw new Failure('refused');
  await ctx.db.inTransaction(async () => {
    const { request, roles } = await ownReturn(ctx, id);
    const from = request.status as ReturnStatus;
    const role = roles.find((each) => nextReturnStatuses(from, each).includes(to)) ?? roles[0]!;
    const move = decideReturnMove(from, to, role);
    if (move.to === returnStatus.canceled || from === returnStatus.canceled) requireReasonOfKeys(ctx, reason);
    if (reason === '' && needsReason(request, move.to)) throw invalid({ reason: 'required' });
    // Also one that is canceled: what was owed for it belongs to the package again, which may be completed at this moment.
    const sent = await claimPackage(ctx, request);
    if (sent && move.to !== returnStatus.canceled) checkRefundable(sent);
    const why = move.to === returnStatus.canceled ? { cancel_reason: reason } : {};
    const claimed = await ctx.db.claim(
      'returns',
      {
        and: [
          { id: { equals: request.id } },
          { status: { equals: move.from } },
          // The conditions that decided whether a reason is required must still hold.
          { payment_refund: { equals: request.payment_refund } },
        ],
      },
      { status: move.to, ...why },
    );
    if (!claimed) throw new Failure('refused');
    const step = await keepReturnHistory(ctx, request, { from: move.from, to: move.to, reason }, role);
    await noteMove(ctx, request, move.to, reason);
    await postReturn(ctx, request, { before: request, after: claimed, step: step.id, from: refundedFrom(request) });
    await recordChange(ctx, {
      action: 'moved',
      target: 'returns',
      id: request.id,
      title: request.tracking_id,
      before: { status: move.from },
      after: { status: move.to, ...why },
      ...(reason ? { reason } : {}),
    });
    await tellBoth(ctx, request, move.effects, returnMoveText(request.id, move.to, reason));
  });
}
