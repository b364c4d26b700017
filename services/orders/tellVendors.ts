import type { Order } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { notify } from '../notifications/notify';
import { refId } from '../relations';
import type { OrderDecision } from './decideOrder';

/** The page that a vendor's notice about an order links to. */
const vendorLink = (number: number): string => `/admin/order-details/${number}`;

/** Notifies the vendors of an order. One query for all of them. */
export async function tellVendors(ctx: Ctx, order: Order, { groups }: OrderDecision): Promise<void> {
  const vendors = await ctx.db.rows('finds whom to tell', 'vendors', {
    where: { id: { in: groups.map((group) => group.vendor) } },
    select: { user: true },
  });
  const users = vendors.map((vendor) => refId(vendor.user)).filter((user): user is Id => user !== null);
  await notify(ctx, {
    users,
    type: 1,
    en: `You have a new order: ${order.number}`,
    bn: `আপনার নতুন অর্ডার এসেছে: ${order.number}`,
    link: vendorLink(order.number),
  });
}
