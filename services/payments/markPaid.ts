import { paymentMethod, paymentStatus } from '../../domain/orders/payment';
import { packageStatus } from '../../domain/packages/status';
import { banglaDigits } from '../../domain/text/bangla';
import type { Payment } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { notify } from '../notifications/notify';
import { refId } from '../relations';
import { paymentsWhy } from './preparePayment';
import { refundPayment } from './refundPayment';

/**
 * The money is there: the order and its packages are paid. Where there is nothing left to pay (every package canceled, or
 * paid in cash meanwhile), it goes back.
 */
export async function markPaid(ctx: Ctx, payment: Payment, trxId: string): Promise<void> {
  const matched = await ctx.db.inTransaction(async () => {
    const claimed = await ctx.db.claim(
      'payments',
      { and: [{ id: { equals: payment.id } }, { status: { equals: 'executing' } }] },
      { status: 'paid', trx_id: trxId, settled_at: ctx.now.toISOString() },
    );
    if (!claimed) return true;
    return matchOrder(ctx, payment);
  });
  if (!matched) await refundPayment(ctx, payment.id, 'order canceled or paid in cash');
}

/** False: the order does not need the money any more. */
async function matchOrder(ctx: Ctx, payment: Payment): Promise<boolean> {
  const order = refId(payment.order) as Id;
  const due = await ctx.db.asSystem(paymentsWhy).count('packages', {
    and: [
      { order: { equals: order } },
      { status: { not_equals: packageStatus.canceled } },
      { payment_status: { equals: paymentStatus.unpaid } },
    ],
  });
  if (due === 0) return false;
  const paid = { payment_status: paymentStatus.paid, payment_method: paymentMethod.bkash };
  await ctx.db.claim('orders', { id: { equals: order } }, { ...paid, payment_id: payment.payment_id });
  await ctx.db.setWhere(
    'packages',
    { and: [{ order: { equals: order } }, { status: { not_equals: packageStatus.canceled } }] },
    paid,
  );
  const customer = refId(payment.customer);
  if (customer !== null) {
    await notify(ctx, {
      users: [customer],
      type: 3,
      en: `Your bKash payment for order ${payment.order_number} is received`,
      bn: `অর্ডার ${banglaDigits(payment.order_number)}-এর বিকাশ পেমেন্ট পাওয়া গেছে`,
      link: '/account/orders',
    });
  }
  return true;
}
