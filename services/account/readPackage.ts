import { Failure } from '../../domain/failure';
import { isHandedOver } from '../../domain/packages/status';
import { returnWindowOpen } from '../../domain/returns/status';
import type { Order, OrderLine, Package, PackageEvent } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { refId } from '../relations';
import { linesWithProducts } from './linesWithProducts';

const own = 'a package of the caller’s own order';

export type CustomerPackage = {
  sent: Package;
  order: Order;
  lines: OrderLine[];
  history: PackageEvent[];
  canReturn: boolean;
  canReview: boolean;
};

/** One package of the caller with its lines and history. Six queries. */
export async function readPackage(ctx: Ctx, trackingId: string): Promise<CustomerPackage> {
  const calls = ctx.db.asSystem(own);
  const sent = await calls.findOne('packages', {
    where: { and: [{ tracking_id: { equals: trackingId } }, { customer: { equals: actorOf(ctx).id } }] },
    depth: 1,
    populate: {
      vendors: { name: true },
      shops: { name: true, slug: true },
      users: { name: true },
      orders: { number: true },
    },
  });
  if (!sent) throw new Failure('notFound');
  const order = await calls.findById('orders', refId(sent.order) as Id);
  if (!order) throw new Failure('notFound');
  const history = await calls.find('package-events', {
    where: { package: { equals: sent.id } },
    sort: ['createdAt', 'id'],
    limit: 100,
  });
  return {
    sent,
    order,
    lines: await linesWithProducts(ctx, { package: { equals: sent.id } }),
    history,
    canReturn: returnWindowOpen({ status: sent.status, updatedAt: new Date(sent.updatedAt) }, ctx.now),
    canReview: isHandedOver(sent.status),
  };
}
