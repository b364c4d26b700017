import { Failure } from '../../domain/failure';
import { checkTakeBack } from '../../domain/refunds/byHand';
import type { Payment, RefundRequest } from '../../payload-types';
import { recordChange } from '../audit/recordChange';
import type { Ctx, Id } from '../ctx';
import { postRefundTakenBack } from '../ledger/postPayment';
import { claimPayment } from '../payments/claimPayment';
import { refId } from '../relations';
import { rowById } from '../rowById';
import { refuseTakingBack } from './refuseAlone';
import { tellOfHandRefund } from './tellOfHandRefund';

const why = 'admins take back what was not sent by hand after all';

/**
 * Takes back what was recorded as sent by hand for a payment: the journal posts the reverse, all of it is owed again and the payment is
 * `stuck`, so that it is sent again or bKash is asked again; its transaction proves nothing any more. Once, above the limit by a super
 * admin. Throws `refused` for a return (its own mark is taken back) and for what was never confirmed, `doneAlready`, `superAdminOnly`,
 * `askingAlready` while bKash is asked for the payment, and `refundWaits` while another refund of it waits for a second person.
 */
export const takeBackByHand = (ctx: Ctx, given: Id, reason: string): Promise<void> =>
  ctx.db.inTransaction(async () => {
    const request = await rowById(ctx, why, 'refund-requests', given);
    if (!request.payment || request.status === 'prepared') throw new Failure('refused');
    await refuseTakingBack(ctx, { amount: request.amount, reason });
    const confirmed = { and: [{ id: { equals: request.id } }, { status: { equals: 'confirmed' } }] };
    const to = { status: 'taken_back', decision_reason: reason } as const;
    if (!(await ctx.db.claim('refund-requests', confirmed, to))) throw new Failure('doneAlready');
    const payment = await reopen(ctx, request);
    await postRefundTakenBack(ctx, request, payment.id);
    await recordChange(ctx, {
      action: 'changed',
      target: 'refund-requests',
      id: request.id,
      title: request.trx_id,
      before: { status: request.status },
      after: { status: to.status },
      reason,
    });
    await tellOfHandRefund(ctx, payment, request, ({ amount, order, to }) => ({
      en: `The refund of ${amount} taka for order ${order} was not sent to ${to.en} after all. It is being sent again`,
      bn: `অর্ডার ${order}-এর ${amount} টাকা ফেরত ${to.bn}-এ আসলে পাঠানো হয়নি। আবার পাঠানো হচ্ছে`,
    }));
  });

/** The payment owes again what this request had sent. */
async function reopen(ctx: Ctx, request: RefundRequest): Promise<Payment> {
  const payment = await rowById(ctx, why, 'payments', refId(request.payment) ?? '');
  checkTakeBack(payment);
  const asSeen = [
    { id: { equals: payment.id } },
    { status: { equals: payment.status } },
    { hand_refund_at: { exists: false } },
    { refunded_amount: { equals: payment.refunded_amount } },
    { refunded_by_hand: { equals: payment.refunded_by_hand } },
  ];
  const reopened = await claimPayment(ctx, { and: asSeen }, payment, {
    status: 'stuck',
    refunded_amount: payment.refunded_amount - request.amount,
    refunded_by_hand: (payment.refunded_by_hand ?? 0) - request.amount,
  });
  if (!reopened) throw new Failure('changedMeanwhile');
  return reopened;
}
