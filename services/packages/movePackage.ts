import { Failure } from '../../domain/failure';
import { paymentStatus } from '../../domain/orders/payment';
import {
  decideMove,
  isPackageStatus,
  nextStatuses,
  packageStatus,
  type PackageSnapshot,
  type PackageStatus,
} from '../../domain/packages/status';
import type { Role } from '../../domain/permissions';
import type { Package } from '../../payload-types';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { notify } from '../notifications/notify';
import { recordOrderPayment } from '../payments/recordOrderPayment';
import { returnPayment } from '../payments/returnPayment';
import { refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';
import { ownWarehouses } from '../warehouses/ownWarehouses';
import { moveText } from './moveTexts';
import { restoreStock } from './restoreStock';

/**
 * Moves an own package to a status: the vendor's before it is shipped, the warehouse's after. The move, its history, the
 * stock it gives back, the payment it settles and the customer's notice are kept together or not at all. Of two who move
 * at once one wins; the other is refused.
 */
export async function movePackage(ctx: Ctx, trackingId: string, to: number): Promise<void> {
  if (!isPackageStatus(to)) throw new Failure('refused');
  await ctx.db.inTransaction(async () => {
    const found = await ctx.db
      .asSystem('whose package it is, is asked next')
      .findOne('packages', { where: { tracking_id: { equals: trackingId } } });
    if (!found) throw new Failure('notFound');
    const snapshot = found as Package & PackageSnapshot;
    const role = roleFor(await rolesOver(ctx, found), snapshot.status, to);
    const move = decideMove(snapshot, to, role);
    const paid = move.effects.includes('markPaid');
    const claimed = await ctx.db.claim(
      'packages',
      {
        and: [
          { id: { equals: found.id } },
          { status: { equals: move.from } },
          // Whether cash is taken was decided by these.
          { payment_method: { equals: found.payment_method } },
          { payment_status: { equals: found.payment_status } },
        ],
      },
      { status: move.to, ...(paid ? { payment_status: paymentStatus.paid } : {}) },
    );
    if (!claimed) throw new Failure('refused');
    await keepHistory(ctx, found, move, role);
    const picture = ({ status, payment_status }: Package) => ({ status, payment_status });
    await recordChange(ctx.req, {
      action: 'moved',
      target: 'packages',
      id: found.id,
      title: found.tracking_id,
      before: picture(found),
      after: picture(claimed),
    });
    if (move.effects.includes('restoreStock')) await restoreStock(ctx, found.id);
    if (paid || move.to === packageStatus.canceled) await settleOrder(ctx, claimed);
    await tellCustomer(ctx, found, move.to);
  });
}

/** As what the caller may move this package. Nobody's business but the vendor's and the warehouse's. */
async function rolesOver(ctx: Ctx, found: Package): Promise<Role[]> {
  const held: Role[] = [];
  if (has(ctx, 'vendor') && sameRef((await findOwnVendor(ctx))?.id, found.vendor)) held.push('vendor');
  if (has(ctx, 'incharge')) {
    const warehouses = await ownWarehouses(ctx);
    if (warehouses.some((warehouse) => sameRef(warehouse, found.warehouse))) held.push('incharge');
  }
  if (held.length === 0) throw new Failure('notFound');
  return held;
}

/** One person may be vendor and incharge: the role that may make the move, else the first, for its refusal. */
function roleFor(held: Role[], from: PackageStatus, to: PackageStatus): Role {
  return held.find((role) => nextStatuses(from, role).includes(to)) ?? held[0]!;
}

async function keepHistory(ctx: Ctx, found: Package, move: { from: number; to: number }, role: Role): Promise<void> {
  await ctx.db.asSystem('the history is written by the shop itself').create('package-events', {
    package: found.id,
    order: refId(found.order),
    tracking_id: found.tracking_id,
    from: move.from,
    to: move.to,
    actor: actorOf(ctx).id,
    actor_role: role,
  });
}

/**
 * An order is paid when every package that was not canceled is, and at least one is. What was paid by bKash for a canceled
 * package goes back: the job that looks after open payments asks for it.
 */
async function settleOrder(ctx: Ctx, moved: Package): Promise<void> {
  const packages = ctx.db.asSystem('all packages of the order decide');
  const due = await packages.find('packages', {
    where: {
      and: [{ order: { equals: refId(moved.order) as Id } }, { status: { not_equals: packageStatus.canceled } }],
    },
    select: { payment_status: true },
    limit: 200,
  });
  if (moved.status === packageStatus.canceled) await returnPayment(ctx, moved, due.length === 0);
  if (due.length === 0) return;
  if (due.some((each) => each.payment_status !== paymentStatus.paid)) return;
  const order = await ctx.db.claim(
    'orders',
    { and: [{ id: { equals: refId(moved.order) } }, { payment_status: { equals: paymentStatus.unpaid } }] },
    { payment_status: paymentStatus.paid },
  );
  if (!order) return;
  await recordOrderPayment(
    ctx,
    order,
    { payment_status: paymentStatus.unpaid },
    { payment_status: paymentStatus.paid },
  );
}

async function tellCustomer(ctx: Ctx, found: Package, to: PackageStatus): Promise<void> {
  const customer = refId(found.customer);
  if (customer === null) return;
  const { type, en, bn } = moveText(found.tracking_id, to);
  await notify(ctx, { users: [customer], type, en, bn, link: `/account/order-details/${found.tracking_id}` });
}
