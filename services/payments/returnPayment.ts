import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { notDueYet } from '../../domain/orders/refund';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';

/**
 * A package is canceled: what was paid for it by bKash is refunded; with the last package of the order, all that is
 * left. Part of the transaction that cancels it.
 */
export async function returnPayment(ctx: Ctx, canceled: Package, isLast: boolean): Promise<void> {
  const ofOrder = { order: { equals: refId(canceled.order) as Id } };
  if (isLast) {
    const payment = await ctx.db
      .asSystem(paymentsWhy)
      .findOne('payments', { where: { and: [ofOrder, { trx_id: { exists: true } }] } });
    const rest = payment ? notDueYet(payment) : 0;
    if (rest > 0) await oweRefund(ctx, ofOrder, rest, 'order canceled');
    return;
  }
  const isPaid = canceled.payment_method === paymentMethod.bkash && canceled.payment_status === paymentStatus.paid;
  if (isPaid) await oweRefund(ctx, ofOrder, canceled.total, `package ${canceled.tracking_id} canceled`);
}
