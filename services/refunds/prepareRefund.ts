import { Failure } from '../../domain/failure';
import type { HandAccount } from '../../domain/ledger/events';
import { openKeyOf } from '../../domain/refunds/statuses';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import { decideRefundAmount } from '../../domain/returns/refundAmount';
import { decideRefund, type ReturnStatus } from '../../domain/returns/status';
import type { RefundRequest } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';
import { returnableOf } from '../returns/returnableOf';
import { worthOfReturns } from '../returns/worthOfReturns';
import { refuseUsedTransfer } from '../transfers/usedTransfers';
import { refuseWaiting } from './refuseAlone';

/** The amount, the reason for a smaller one, the proof, and where the money was. */
export type PreparedSaid = { amount: number | null; reason: string; trxId: string; from: HandAccount };

const why = 'admins prepare refunds of every return';

/**
 * Prepares the refund of a return by hand, for another super admin to confirm: by the same rules as one that is marked at
 * once, and only one at a time for a return. Nothing is posted yet.
 */
export const prepareRefund = (ctx: Ctx, given: Id, said: PreparedSaid): Promise<RefundRequest> =>
  ctx.db.inTransaction(async () => {
    const id = possibleId(ctx, given);
    const request = id === null ? null : await ctx.db.row(why, 'returns', { where: { id: { equals: id } } });
    if (!request) throw new Failure('notFound');
    const standing = { status: request.status as ReturnStatus, payment_refund: request.payment_refund };
    decideRefund(standing, 1, has(ctx, 'superadmin') ? 'superadmin' : 'subadmin');
    // Locks the order: of two who prepare at once the second finds what the first has prepared.
    const most = await returnableOf(ctx, request);
    await refuseWaiting(ctx, request.id);
    const worth = (await worthOfReturns(ctx, [request]))(request);
    const amount = decideRefundAmount({ worth, most }, said);
    await refuseUsedTransfer(ctx, { field: 'trx_id', typed: said.trxId }, { kind: 'return', id: request.id });
    return ctx.db.asSystem(why).create('refund-requests', {
      return: request.id,
      order_number: request.order_number,
      amount,
      reason: said.reason,
      trx_id: said.trxId,
      trx_key: trxKeyOf(said.trxId) ?? '',
      from: said.from,
      status: 'prepared',
      open_key: openKeyOf.return(request.id),
      prepared_by: actorOf(ctx).id,
    });
  });
