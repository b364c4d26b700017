import { Failure } from '../../domain/failure';
import type { HandAccount } from '../../domain/ledger/events';
import { refundLeft } from '../../domain/orders/refund';
import { checkByHand, checkedReceiver, checkWhole } from '../../domain/refunds/byHand';
import type { HandMethod } from '../../domain/refunds/handMethods';
import { openKeyOf } from '../../domain/refunds/statuses';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import { needsTwo } from '../../domain/refunds/twoPeople';
import type { Payment } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { claimPayment } from '../payments/claimPayment';
import { lookForRefund } from '../payments/lookForRefund';
import { rowById } from '../rowById';
import { refuseUsedTransfer } from '../transfers/usedTransfers';
import { confirmRequest } from './decideRefundRequest';
import { readRefundRules } from './readRules';

const why = 'admins send by hand what bKash refuses to send';

/** What was sent in whole taka, where to and where from, its proof, and why it was not left to bKash. */
export type HandSaid = {
  amount: number;
  method: HandMethod;
  account: string;
  trxId: string;
  reason: string;
  from: HandAccount;
};

/**
 * Records that the refund of a payment, which bKash has refused, was sent by hand: all that is owed, at once. bKash is
 * asked a last time first. Above the limit it waits for a second person (`prepared`), and nothing is posted yet; bKash
 * is not asked for it any more. Throws what `lookForRefund` throws, `invalid`, and `changedMeanwhile`.
 */
export async function sendByHand(ctx: Ctx, given: Id, said: HandSaid): Promise<{ id: Id; prepared: boolean }> {
  const account = checkedReceiver(said);
  const seen = await lookForRefund(ctx, given);
  checkWhole(seen, said.amount);
  return ctx.db.inTransaction(async () => {
    await holdForHand(ctx, seen);
    await refuseUsedTransfer(ctx, { field: 'trx_id', typed: said.trxId }, { kind: 'payment', id: seen.id });
    const request = await ctx.db.asSystem(why).create('refund-requests', {
      payment: seen.id,
      order_number: seen.order_number,
      amount: said.amount,
      method: said.method,
      account,
      reason: said.reason,
      trx_id: said.trxId,
      trx_key: trxKeyOf(said.trxId) ?? '',
      from: said.from,
      status: 'prepared',
      open_key: openKeyOf.payment(seen.id),
      prepared_by: actorOf(ctx).id,
    });
    const prepared = needsTwo(said.amount, await readRefundRules(ctx));
    if (!prepared) await confirmRequest(ctx, request);
    return { id: request.id, prepared };
  });
}

/** From now on neither bKash nor another person sends it. Of two at once one holds it. */
async function holdForHand(ctx: Ctx, seen: Payment): Promise<void> {
  const asSeen = [
    { id: { equals: seen.id } },
    { status: { equals: 'stuck' } },
    { hand_refund_at: { exists: false } },
    { refund_due: { equals: seen.refund_due } },
    { refunded_amount: { equals: seen.refunded_amount } },
  ];
  if (await claimPayment(ctx, { and: asSeen }, seen, { hand_refund_at: ctx.now.toISOString() })) return;
  const now = await rowById(ctx, why, 'payments', seen.id);
  checkByHand(now);
  checkWhole(now, refundLeft(seen));
  throw new Failure('changedMeanwhile');
}
