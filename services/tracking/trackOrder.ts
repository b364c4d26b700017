import { westernDigits } from '../../domain/text/bangla';
import { paymentStatus } from '../../domain/orders/payment';
import { paymentStateOf, type PaymentState } from '../../domain/payments/states';
import type { Order, OrderLine, Package } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { policiesAt, type PolicyOfOrder } from '../policies/readPolicyText';
import { readOrderRefunds } from '../refunds/customerRefunds';
import type { OrderRefund } from '../refunds/orderRefund';
import { refId, sameRef } from '../relations';
import { linesWithProducts } from '../account/linesWithProducts';

export type TrackedOrder = {
  order: Order;
  packages: { sent: Package; lines: OrderLine[] }[];
  money: OrdersMoney;
  paymentState: PaymentState;
  canPay: boolean;
  /** The policy texts in force when it was placed. */
  policies: PolicyOfOrder[];
  refunds: OrderRefund[];
};

const own = 'an order of the caller';
const MOST_PACKAGES = 200;

/**
 * The caller's order by its number or by the tracking id of one of its packages, with digits of either script; null if
 * they have no such order. Up to sixteen queries.
 */
export async function trackOrder(ctx: Ctx, typed: string): Promise<TrackedOrder | null> {
  const order = await findOrder(ctx, westernDigits(typed).trim().replace(/^#\s*/, ''));
  if (!order) return null;
  const calls = ctx.db.asSystem(own);
  const packages = await calls.find('packages', {
    where: { order: { equals: order.id } },
    sort: ['createdAt', 'id'],
    limit: MOST_PACKAGES,
    depth: 1,
    populate: {
      vendors: { name: true },
      shops: { name: true, name_bn: true, slug: true },
      users: { name: true },
      orders: { number: true },
    },
  });
  const lines = await linesWithProducts(ctx, { order: { equals: order.id } });
  const money = await readMoney(ctx, [order.number]);
  return {
    order,
    money,
    paymentState: paymentStateOf(money.attempt(order), order.payment_status === paymentStatus.paid),
    refunds: await readOrderRefunds(ctx, order.number),
    policies: await policiesAt(ctx, order.createdAt),
    canPay: money.canPay(order),
    packages: packages.map((sent) => ({ sent, lines: lines.filter((line) => sameRef(refId(line.package), sent.id)) })),
  };
}

async function findOrder(ctx: Ctx, typed: string): Promise<Order | null> {
  const customer = { customer: { equals: actorOf(ctx).id } };
  if (/^\d{1,15}$/.test(typed))
    return ctx.db.row(own, 'orders', { where: { and: [{ number: { equals: Number(typed) } }, customer] } });
  if (!/^[a-z0-9]{4,20}$/i.test(typed)) return null;
  const sent = await ctx.db.row(own, 'packages', {
    where: { and: [{ tracking_id: { equals: typed.toUpperCase() } }, customer] },
    select: { order: true },
  });
  const order = refId(sent?.order);
  return order === null ? null : ctx.db.row(own, 'orders', { where: { id: { equals: order } } });
}
