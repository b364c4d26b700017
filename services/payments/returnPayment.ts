import { sumOf } from '../../domain/money';
import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { notDueYet, owedForCanceled } from '../../domain/orders/refund';
import type { Package } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { refundedByHand } from '../returns/refundedByHand';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';

const MOST_PACKAGES = 200;
const isPaidByBkash = [
  { payment_method: { equals: paymentMethod.bkash } },
  { payment_status: { equals: paymentStatus.paid } },
];

/**
 * A package is canceled: what was paid for it by bKash is refunded; with the last package of the order, all that is
 * left. What was refunded by hand for its returns does not go back a second time. Part of the transaction that cancels it.
 */
export async function returnPayment(ctx: Ctx, canceled: Package, isLast: boolean): Promise<void> {
  const ofOrder = { order: { equals: refId(canceled.order) as Id } };
  if (isLast) {
    const payment = await ctx.db
      .asSystem(paymentsWhy)
      .findOne('payments', { where: { and: [ofOrder, { trx_id: { exists: true } }] } });
    if (!payment) return;
    const packages = await ctx.db.rows(paymentsWhy, 'packages', {
      where: { and: [ofOrder, ...isPaidByBkash] },
      select: { tracking_id: true },
      limit: MOST_PACKAGES,
    });
    const returned = await refundedByHand(ctx, paymentsWhy, ofOrder);
    const rest = owedForCanceled(notDueYet(payment), sumOf(packages.map(returned)));
    if (rest > 0) await oweRefund(ctx, ofOrder, rest, 'order canceled');
    return;
  }
  const isPaid = canceled.payment_method === paymentMethod.bkash && canceled.payment_status === paymentStatus.paid;
  if (!isPaid) return;
  const returned = await refundedByHand(ctx, paymentsWhy, { package: { equals: canceled.id } });
  const owed = owedForCanceled(canceled.total, returned(canceled));
  if (owed > 0) await oweRefund(ctx, ofOrder, owed, `package ${canceled.tracking_id} canceled`);
}
