import { Failure } from '../../domain/failure';
import { statusAfterHand } from '../../domain/refunds/byHand';
import type { RefundRequest } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { postPaymentRefunded } from '../ledger/postPayment';
import { claimPayment } from '../payments/claimPayment';
import { refId } from '../relations';
import { rowById } from '../rowById';
import { tellOfHandRefund } from './tellOfHandRefund';

const why = 'admins close what was sent by hand';

/**
 * Records on a payment that its refund was sent by hand as this request says, posts it and tells the customer; part of
 * the transaction that confirms the request.
 */
export async function closeByHand(ctx: Ctx, request: RefundRequest): Promise<void> {
  const payment = await rowById(ctx, why, 'payments', refId(request.payment) ?? '');
  const sums = { ...payment, refunded_amount: payment.refunded_amount + request.amount };
  const closed = await claimPayment(
    ctx,
    {
      and: [
        { id: { equals: payment.id } },
        { status: { equals: 'stuck' } },
        { hand_refund_at: { exists: true } },
        { refund_due: { equals: payment.refund_due } },
        { refunded_amount: { equals: payment.refunded_amount } },
      ],
    },
    payment,
    {
      status: statusAfterHand(sums),
      refunded_amount: sums.refunded_amount,
      refunded_by_hand: (payment.refunded_by_hand ?? 0) + request.amount,
      hand_refund_at: null,
      settled_at: ctx.now.toISOString(),
    },
  );
  if (!closed) throw new Failure('changedMeanwhile');
  await postPaymentRefunded(ctx, request, payment.id);
  await tellOfHandRefund(ctx, payment, request, ({ amount, order, to }) => ({
    en: `The refund of ${amount} taka for order ${order} is sent to ${to.en}`,
    bn: `অর্ডার ${order}-এর ${amount} টাকা ফেরত ${to.bn}-এ পাঠানো হয়েছে`,
  }));
}

/** A withdrawn request leaves the payment as bKash has left it. */
export async function releaseFromHand(ctx: Ctx, request: RefundRequest): Promise<void> {
  const id = refId(request.payment) as Id;
  const held = { and: [{ id: { equals: id } }, { hand_refund_at: { exists: true } }] };
  const before = await rowById(ctx, why, 'payments', id);
  await claimPayment(ctx, held, before, { hand_refund_at: null });
}
