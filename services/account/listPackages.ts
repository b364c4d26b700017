import { customerTabs } from '../../domain/packages/status';
import type { Package } from '../../payload-types';
import { actorOf, type Ctx } from '../ctx';

const SHOWN = 1_000;
/** What the tabs show of a package, and nothing else of it. */
const tabFields = {
  tracking_id: true,
  order_number: true,
  type: true,
  status: true,
  payment_status: true,
  payment_method: true,
  total: true,
  createdAt: true,
  updatedAt: true,
} as const;
type Tab = keyof typeof customerTabs;

/** The caller's packages by tab, newest first. One query: the newest thousand. */
export async function listPackages(ctx: Ctx): Promise<Record<Tab, Package[]>> {
  const packages = await ctx.db.rows('the caller’s own packages', 'packages', {
    where: { customer: { equals: actorOf(ctx).id } },
    sort: ['-createdAt', '-id'],
    limit: SHOWN,
    select: tabFields,
  });
  const of = (tab: Tab) => packages.filter(({ status }) => (customerTabs[tab] as readonly number[]).includes(status));
  return {
    new: of('new'),
    to_ship: of('to_ship'),
    to_receive: of('to_receive'),
    done: of('done'),
    cancel: of('cancel'),
  };
}
