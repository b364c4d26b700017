import { Failure } from '../../domain/failure';
import { isCancelable, isHandedOver, packageStatus } from '../../domain/packages/status';
import { paymentStatus } from '../../domain/orders/payment';
import { paymentStateOf, type PaymentState } from '../../domain/payments/states';
import { returnWindowOpen } from '../../domain/returns/status';
import type { Order, OrderLine, Package, PackageEvent } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { fillRelations } from '../fillRelations';
import { readMoney, type OrdersMoney } from '../orders/readMoney';
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

/** One package of the caller with its lines and history. Ten queries. */
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
  const money = await readMoney(ctx, [order.number]);
  const open = money.statuses(order).filter((status) => status !== packageStatus.canceled);
  return {
    sent,
    order,
    lines: await linesWithProducts(ctx, { package: { equals: sent.id } }),
    history,
    money,
    paymentState: paymentStateOf(money.attempt(order), order.payment_status === paymentStatus.paid),
    canPay: money.canPay(order),
    canReturn: returnWindowOpen({ status: sent.status, updatedAt: new Date(sent.updatedAt) }, ctx.now),
    canReview: isHandedOver(sent.status),
    canCancel: isCancelable(sent.status),
    canCancelOrder: open.length > 1 && open.every(isCancelable),
  };
}
