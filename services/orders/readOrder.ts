import { Failure } from '../../domain/failure';
import type { Order, Package, User } from '../../payload-types';
import type { Ctx } from '../ctx';
import { policiesAt, type PolicyOfOrder } from '../policies/readPolicyText';
import { customerOf } from './customerOf';
import { packageParts } from './orderParts';
import { readMoney, type OrdersMoney } from './readMoney';

/** An order by its number, with all its packages. For admins. */
export async function readOrder(
  ctx: Ctx,
  number: number,
): Promise<{
  order: Order;
  customer: User | null;
  packages: Package[];
  money: OrdersMoney;
  policies: PolicyOfOrder[];
}> {
  const order = await ctx.db.asActor.findOne('orders', { where: { number: { equals: number } } });
  if (!order) throw new Failure('notFound');
  const packages = await ctx.db.asActor.find('packages', {
    where: { order: { equals: order.id } },
    sort: 'createdAt',
    limit: 200,
    ...packageParts,
  });
  return {
    order,
    customer: await customerOf(ctx, order),
    packages,
    money: await readMoney(ctx, [number]),
    policies: await policiesAt(ctx, order.createdAt),
  };
}
