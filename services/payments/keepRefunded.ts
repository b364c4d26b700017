import { sentByBkash } from '../../domain/orders/refund';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import type { BkashRefund } from '../../gateways/bkash/bkash';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { postRefundExecuted } from '../ledger/postPayment';
import { claimPayment } from './claimPayment';

/** A payment whose money has arrived. */
export type Taken = Payment & { payment_id: string; trx_id: string };

export const refundsWhy =
  'payments are kept by the shop itself; whether a refund was asked for before decides what to ask now';

/**
 * Stores and posts what bKash has sent back of a payment, in whole taka: `back` is all of it, what people have sent
 * comes on top. The payment as it is then: where another process was faster its record counts, so that nothing is
 * requested twice.
 */
export async function keepRefunded(
  ctx: Ctx,
  payment: Taken,
  back: number,
  refund: BkashRefund | undefined,
): Promise<Taken> {
  const trx = refund?.refundTrxId ?? payment.refund_trx_id;
  const more = back - sentByBkash(payment);
  const data = {
    refunded_amount: payment.refunded_amount + more,
    refund_trx_id: trx,
    refund_trx_key: trxKeyOf(trx ?? ''),
  };
  return ctx.db.inTransaction(async () => {
    const seen = [{ id: { equals: payment.id } }, { refunded_amount: { equals: payment.refunded_amount } }];
    const kept = await claimPayment(ctx, { and: seen }, payment, data);
    if (kept) await postRefundExecuted(ctx, kept, more);
    return (kept ?? (await ctx.db.asSystem(refundsWhy).findById('payments', payment.id)) ?? payment) as Taken;
  });
}
