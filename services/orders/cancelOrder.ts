import { Failure } from '../../domain/failure';
import { sumOf } from '../../domain/money';
import { cancelReasons } from '../../domain/orders/cancelReasons';
import { packageStatus } from '../../domain/packages/status';
import type { Package } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { notify } from '../notifications/notify';
import { applyMove, type WhyCanceled } from '../packages/applyMove';
import { refId, sameRef } from '../relations';
import { onlyOnce } from '../repeats/onlyOnce';

const own = 'packages of the caller’s own order';
const MOST_PACKAGES = 200;

export type Cancellation = WhyCanceled & {
  order: number;
  /** Only this package; null: all of the order. */ package: string | null;
};
export type Canceled = {
  tracking_ids: string[];
  /** What goes back to the customer's bKash account. */ refund: number;
};

/**
 * A customer cancels a package or a whole order, all or nothing: possible until a vendor has a parcel ready. Stock,
 * coupon and money are returned as when a vendor cancels. A repeat with the same `Idempotency-Key` gets the first
 * answer.
 */
export function cancelOrder(ctx: Ctx, request: Cancellation): Promise<Canceled> {
  return onlyOnce(ctx, 'cancelOrder', request, () => ctx.db.inTransaction(() => cancel(ctx, request)));
}

async function cancel(ctx: Ctx, { order, package: only, reason, note }: Cancellation): Promise<Canceled> {
  const ofOrder = { and: [{ order_number: { equals: order } }, { customer: { equals: actorOf(ctx).id } }] };
  const packages = await ctx.db.rows(own, 'packages', { where: ofOrder, sort: 'id', limit: MOST_PACKAGES });
  const wanted = packages.filter((one) => only === null || one.tracking_id === only);
  if (wanted.length === 0) throw new Failure('notFound');
  const open = wanted.filter((one) => one.status !== packageStatus.canceled);
  if (open.length === 0) throw new Failure('tooLateToCancel');
  const before = await promised(ctx, order);
  for (const one of open) await applyMove(ctx, one, packageStatus.canceled, 'customer', { reason, note });
  await tellStaff(ctx, open, { reason, note });
  return { tracking_ids: open.map((one) => one.tracking_id), refund: (await promised(ctx, order)) - before };
}

/** The amount refunded by bKash, or to be refunded. */
async function promised(ctx: Ctx, order: number): Promise<number> {
  const payments = await ctx.db.rows(own, 'payments', {
    where: { order_number: { equals: order } },
    select: { refund_due: true },
    limit: MOST_PACKAGES,
  });
  return sumOf(payments.map(({ refund_due }) => refund_due));
}

/** The vendors, and the people of the warehouses that would have received the packages. Two queries for all of them. */
async function tellStaff(ctx: Ctx, packages: readonly Package[], { reason, note }: WhyCanceled): Promise<void> {
  const why = cancelReasons[reason];
  const said = note === '' ? '' : ` – “${note}”`;
  const vendors = await ctx.db.rows('finds whom to tell', 'vendors', {
    where: { id: { in: known(packages.map(({ vendor }) => vendor)) } },
    select: { user: true },
  });
  const warehouses = await ctx.db.rows('finds whom to tell', 'warehouses', {
    where: { id: { in: known(packages.map(({ warehouse }) => warehouse)) } },
    select: { incharge1: true, incharge2: true, incharge3: true },
  });
  for (const one of packages) {
    const notice = {
      type: 4,
      en: `The customer canceled package ${one.tracking_id}: ${why.en}${said}`,
      bn: `ক্রেতা ${one.tracking_id} প্যাকেজটি বাতিল করেছেন: ${why.bn}${said}`,
    } as const;
    const seller = vendors.find(({ id }) => sameRef(one.vendor, id));
    await notify(ctx, { ...notice, users: known([seller?.user]), link: `/admin/order-details/${one.order_number}` });
    const house = warehouses.find(({ id }) => sameRef(one.warehouse, id));
    const people = known([house?.incharge1, house?.incharge2, house?.incharge3]);
    if (house) await notify(ctx, { ...notice, users: people, link: '/admin/package-cancel' });
  }
}

const known = (refs: readonly Parameters<typeof refId>[0][]): Id[] =>
  refs.map((ref) => refId(ref)).filter((id): id is Id => id !== null);
