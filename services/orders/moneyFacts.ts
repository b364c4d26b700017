import type { MoneyFacts } from '../../domain/orders/orderMoney';
import type { RefundSums } from '../../domain/orders/refund';
import { isTaken } from '../../domain/payments/states';
import type { Package, Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { grouped } from '../grouped';
import { refundedByHand } from '../returns/refundedByHand';

const byOrder = (row: { order_number: number }) => row.order_number;

/**
 * The money of an order in the form of the domain's rules, its packages in the same order, and its last attempt to pay that was not
 * replaced by another.
 */
type OrderFacts = MoneyFacts & { sent: Package[]; attempt: Payment | null };

/** The payments and refunds of orders, by their numbers. Three queries for all of them. */
export async function readMoneyFacts(
  ctx: Ctx,
  why: string,
  numbers: readonly number[],
): Promise<Map<number, OrderFacts>> {
  const ofOrders = { order_number: { in: numbers } };
  const packages = await ctx.db.rows(why, 'packages', {
    where: ofOrders,
    // The package canceled first is refunded first.
    sort: ['updatedAt', 'id'],
    select: {
      order_number: true,
      tracking_id: true,
      total: true,
      status: true,
      payment_status: true,
      payment_method: true,
    },
    limit: 0,
  });
  const attempts = await ctx.db.rows(why, 'payments', {
    where: ofOrders,
    sort: '-createdAt',
    select: { order_number: true, status: true, trx_id: true, amount: true, refund_due: true, refunded_amount: true },
    limit: 0,
  });
  const payments = grouped(attempts, byOrder);
  const returned = await refundedByHand(ctx, why, ofOrders);
  const facts = new Map<number, OrderFacts>();
  for (const [number, sent] of grouped(packages, byOrder)) {
    const ofOrder = payments.get(number) ?? [];
    facts.set(number, {
      sent,
      attempt: ofOrder.find(({ status }) => status !== 'replaced') ?? null,
      packages: sent.map((one) => ({ ...one, returned: returned(one) })),
      payments: ofOrder.filter(isTaken).map(sumsOf),
    });
  }
  return facts;
}

const sumsOf = ({ amount, refund_due, refunded_amount }: Payment): RefundSums => ({
  amount,
  refund_due,
  refunded_amount,
});
