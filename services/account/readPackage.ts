import { Failure } from '../../domain/failure';
import { isCancelable, isHandedOver, packageStatus } from '../../domain/packages/status';
import { paymentStatus } from '../../domain/orders/payment';
import { paymentStateOf, type PaymentState } from '../../domain/payments/states';
import { returnWindowOpen } from '../../domain/returns/status';
import type { Order, OrderLine, Package, PackageEvent } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
import { canPay } from '../payments/payableOrders';
import { paymentOf } from '../payments/startPayment';
import { refId } from '../relations';
import { linesWithProducts } from './linesWithProducts';

const own = 'a package of the caller’s own order';

export type CustomerPackage = {
  sent: Package;
  order: Order;
  lines: OrderLine[];
  money: OrdersMoney;
  history: PackageEvent[];
  paymentState: PaymentState;
  canPay: boolean;
  canReturn: boolean;
  canReview: boolean;
  canCancel: boolean;
  canCancelOrder: boolean;
};

/** One package of the caller with its lines and history. Thirteen queries. */
export async function readPackage(ctx: Ctx, trackingId: string): Promise<CustomerPackage> {
  const found = await ctx.db.row(own, 'packages', {
    where: { and: [{ tracking_id: { equals: trackingId } }, { customer: { equals: actorOf(ctx).id } }] },
  });
  if (!found) throw new Failure('notFound');
  const [sent = found] = await fillRelations(ctx, own, [found], {
    vendor: { collection: 'vendors', select: { name: true } },
    shop: { collection: 'shops', select: { name: true, name_bn: true, slug: true } },
  });
  const order = await ctx.db.row(own, 'orders', { where: { id: { equals: refId(sent.order) } } });
  if (!order) throw new Failure('notFound');
  const history = await ctx.db.rows(own, 'package-events', {
    where: { package: { equals: sent.id } },
    sort: ['createdAt', 'id'],
    limit: 100,
    select: { to: true, createdAt: true },
  });
  const others = await ctx.db.rows(own, 'packages', {
    where: { and: [{ order: { equals: order.id } }, { status: { not_equals: packageStatus.canceled } }] },
    select: { status: true, payment_status: true },
    limit: 200,
  });
  const attempt = await paymentOf(ctx, order.number);
  return {
    sent,
    order,
    lines: await linesWithProducts(ctx, { package: { equals: sent.id } }),
    history,
    money: await readMoney(ctx, [order.number]),
    paymentState: paymentStateOf(attempt, order.payment_status === paymentStatus.paid),
    canPay: canPay(attempt, others),
    canReturn: returnWindowOpen({ status: sent.status, updatedAt: new Date(sent.updatedAt) }, ctx.now),
    canReview: isHandedOver(sent.status),
    canCancel: isCancelable(sent.status),
    canCancelOrder: others.length > 1 && others.every(({ status }) => isCancelable(status)),
  };
}
