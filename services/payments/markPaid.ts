import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { overpaid } from '../../domain/orders/refund';
import { packageStatus } from '../../domain/packages/status';
import type { Package, Payment } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { postPaymentExecuted } from '../ledger/postPayment';
import { notify } from '../notifications/notify';
import { refId } from '../relations';
import { claimPayment } from './claimPayment';
import { continueRefund } from './continueRefund';
import { oweRefund } from './oweRefund';
import { paymentsWhy } from './preparePayment';
import { recordOrderPayment } from './recordOrderPayment';

/**
 * The money has arrived: marks the order and its packages as paid. Any excess (for packages canceled or paid in cash
 * meanwhile) is refunded.
 */
export async function markPaid(ctx: Ctx, payment: Payment, trxId: string): Promise<void> {
  const owed = await ctx.db.inTransaction(async () => {
    const claimed = await claimPayment(
      ctx,
      { and: [{ id: { equals: payment.id } }, { status: { equals: 'executing' } }] },
      payment,
      { status: 'paid', trx_id: trxId, settled_at: ctx.now.toISOString() },
    );
    if (!claimed) return null;
    await postPaymentExecuted(ctx, claimed);
    const packages = await payPackages(ctx, payment);
    if (packages.length > 0) await payOrder(ctx, payment);
    const tooMuch = overpaid(payment.amount, packages);
    if (tooMuch === 0) return null;
    const reason = 'packages canceled or paid in cash';
    return oweRefund(ctx, { order: refId(payment.order) as Id, amount: tooMuch, reason });
  });
  if (owed) await continueRefund(ctx, owed);
}

/** The packages this payment pays for: all that are neither canceled nor paid in cash. */
async function payPackages(ctx: Ctx, payment: Payment): Promise<Package[]> {
  const wanted = [
    { order: { equals: refId(payment.order) as Id } },
    { status: { not_equals: packageStatus.canceled } },
  ];
  const paid = { payment_status: paymentStatus.paid, payment_method: paymentMethod.bkash };
  await ctx.db.setWhere('packages', { and: [...wanted, { payment_status: { equals: paymentStatus.unpaid } }] }, paid);
  return ctx.db.asSystem(paymentsWhy).find('packages', {
    where: {
      and: [
        ...wanted,
        { payment_status: { equals: paid.payment_status } },
        { payment_method: { equals: paid.payment_method } },
      ],
    },
    limit: 200,
  });
}

async function payOrder(ctx: Ctx, payment: Payment): Promise<void> {
  const paid = {
    payment_status: paymentStatus.paid,
    payment_method: paymentMethod.bkash,
    payment_id: payment.payment_id,
  };
  const order = await ctx.db.claim('orders', { id: { equals: refId(payment.order) as Id } }, paid);
  if (order) await recordOrderPayment(ctx, order, { payment_status: paymentStatus.unpaid }, paid);
  const customer = refId(payment.customer);
  if (customer === null) return;
  await notify(ctx, {
    users: [customer],
    type: 3,
    en: `Your bKash payment for order ${payment.order_number} is received`,
    bn: `অর্ডার ${payment.order_number}-এর বিকাশ পেমেন্ট পাওয়া গেছে`,
    link: '/account/orders',
  });
}
