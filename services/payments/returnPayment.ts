import { Failure } from '../../domain/failure';
import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { owedForCanceled } from '../../domain/orders/refund';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { refundedByHand } from '../returns/refundedByHand';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';

/**
 * Refunds what was paid by bKash for a canceled package; with the last package of the order, everything that may still
 * be returned. Money that went back another way is not returned again. Part of the transaction that cancels it.
 */
export async function returnPayment(ctx: Ctx, canceled: Package, isLast: boolean): Promise<void> {
  const returned = (await refundedByHand(ctx, paymentsWhy, { package: { equals: canceled.id } }))(canceled);
  const isPaid = canceled.payment_status === paymentStatus.paid;
  // A package whose customer has the goods and paid in cash: part of that cash went back.
  if (!isPaid && returned > 0) throw new Failure('packageRefunded');
  const order = refId(canceled.order) as Id;
  if (isLast) {
    await oweRefund(ctx, { order, amount: Infinity, reason: 'order canceled' });
    return;
  }
  if (!isPaid || canceled.payment_method !== paymentMethod.bkash) return;
  const amount = owedForCanceled(canceled.total, returned);
  await oweRefund(ctx, { order, amount, reason: `package ${canceled.tracking_id} canceled` });
}
