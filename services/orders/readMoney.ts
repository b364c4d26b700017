import { orderMoney, type Money } from '../../domain/orders/orderMoney';
import type { RefundSums } from '../../domain/orders/refund';
import { hasMoney } from '../../domain/payments/states';
import type { Payment } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refundedByHand } from '../returns/refundedByHand';

export type OrdersMoney = {
  order: (order: { number: number }) => Money;
  package: (sent: { tracking_id: string }) => Money;
};

const why = 'seeing an order or a package includes seeing how its money stands';
const MOST_PACKAGES = 10_000;
const nothing = orderMoney({ packages: [], payments: [] }).whole;

/** How the money of orders and of their packages stands, by the numbers of the orders. Three queries for all of them. */
export async function readMoney(ctx: Ctx, numbers: readonly number[]): Promise<OrdersMoney> {
  const orders = new Map<number, Money>();
  const parts = new Map<string, Money>();
  const asked = [...new Set(numbers)];
  const known: OrdersMoney = {
    order: ({ number }) => orders.get(number) ?? nothing,
    package: (sent) => parts.get(sent.tracking_id) ?? nothing,
  };
  if (asked.length === 0) return known;
  const { packages, payments, returned } = await readFacts(ctx, asked);
  for (const [number, own] of byOrder(packages)) {
    const money = orderMoney({
      packages: own.map((sent) => ({ ...sent, returned: returned(sent) })),
      payments: (payments.get(number) ?? []).map(sumsOf),
    });
    orders.set(number, money.whole);
    own.forEach((sent, index) => parts.set(sent.tracking_id, money.packages[index] ?? nothing));
  }
  return known;
}

async function readFacts(ctx: Ctx, numbers: readonly number[]) {
  const ofOrders = { order_number: { in: numbers } };
  const packages = await ctx.db.rows(why, 'packages', {
    where: ofOrders,
    // What was canceled first is refunded first.
    sort: ['updatedAt', 'id'],
    select: {
      order_number: true,
      tracking_id: true,
      total: true,
      status: true,
      payment_status: true,
      payment_method: true,
    },
    limit: MOST_PACKAGES,
  });
  const payments = await ctx.db.rows(why, 'payments', {
    where: ofOrders,
    select: { order_number: true, status: true, trx_id: true, amount: true, refund_due: true, refunded_amount: true },
    limit: MOST_PACKAGES,
  });
  return {
    packages,
    payments: byOrder(payments.filter(isTaken)),
    returned: await refundedByHand(ctx, why, ofOrders),
  };
}

/** Its money came. With a refund that the gateway refused it is stuck, and still came. */
const isTaken = ({ status, trx_id: transaction }: Payment): boolean =>
  hasMoney(status) || (status === 'stuck' && Boolean(transaction));

const sumsOf = ({ amount, refund_due, refunded_amount }: Payment): RefundSums => ({
  amount,
  refund_due,
  refunded_amount,
});

function byOrder<R extends { order_number: number }>(rows: readonly R[]): Map<number, R[]> {
  const orders = new Map<number, R[]>();
  for (const row of rows) {
    const there = orders.get(row.order_number);
    if (there) there.push(row);
    else orders.set(row.order_number, [row]);
  }
  return orders;
}
