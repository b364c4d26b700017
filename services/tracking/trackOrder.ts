import type { Order, OrderLine, Package } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';
import { refId, sameRef } from '../relations';
import { linesWithProducts } from '../account/linesWithProducts';

export type TrackedOrder = { order: Order; packages: { sent: Package; lines: OrderLine[] }[] };

const own = 'an order of the caller';
const MOST_PACKAGES = 200;

/** The caller's order by its number, as typed; null when they have no such order. Five queries. */
export async function trackOrder(ctx: Ctx, typed: string): Promise<TrackedOrder | null> {
  const number = /^#?\s*(\d{1,15})$/.exec(typed.trim())?.[1];
  if (!number) return null;
  const calls = ctx.db.asSystem(own);
  const order = await calls.findOne('orders', {
    where: { and: [{ number: { equals: Number(number) } }, { customer: { equals: actorOf(ctx).id } }] },
  });
  if (!order) return null;
  const packages = await calls.find('packages', {
    where: { order: { equals: order.id } },
    sort: ['createdAt', 'id'],
    limit: MOST_PACKAGES,
    depth: 1,
    populate: {
      vendors: { name: true },
      shops: { name: true, slug: true },
      users: { name: true },
      orders: { number: true },
    },
  });
  const lines = await linesWithProducts(ctx, { order: { equals: order.id } });
  return {
    order,
    packages: packages.map((sent) => ({ sent, lines: lines.filter((line) => sameRef(refId(line.package), sent.id)) })),
  };
}
