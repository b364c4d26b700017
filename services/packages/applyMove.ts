import type { CancelReason } from '../../domain/orders/cancelReasons';
import { Failure } from '../../domain/failure';
import { paymentStatus } from '../../domain/orders/payment';
import {
  decideMove,
  isWithVendor,
  packageStatus,
  type PackageSnapshot,
  type PackageStatus,
} from '../../domain/packages/status';
import type { Role } from '../../domain/permissions';
import { returnStatus } from '../../domain/returns/status';
import type { Package } from '../../payload-types';
import { afterLastStep } from '../afterLastStep';
import { actorOf, type Ctx, type Id } from '../ctx';
import { recordChange } from '../audit/recordChange';
import { postCanceled, postCompleted } from '../ledger/postPackage';
import { recordOrderPayment } from '../payments/recordOrderPayment';
import { returnPayment } from '../payments/returnPayment';
import { refId } from '../relations';
import { restoreCoupon } from './restoreCoupon';
import { restoreStock } from './restoreStock';
import { tellCustomer } from './tellCustomer';

/** Why a customer cancels: one of the fixed reasons, and a note. */
export type WhyCanceled = { reason: CancelReason; note: string };
/** Why a package is moved; staff write it in their own words. */
type Why = { reason?: CancelReason; note: string };

/**
 * Makes one move, inside the caller's transaction: the move, its history, the restored stock and coupon, the settled
 * payment and the customer's notice commit or roll back together. Of two simultaneous moves one succeeds; the other is
 * refused.
 */
export async function applyMove(
  ctx: Ctx,
  found: Package,
  to: PackageStatus,
  role: Role,
  why: Why | null = null,
): Promise<void> {
  const move = decideMove(found as Package & PackageSnapshot, to, role);
  if (move.to === packageStatus.canceled) await refuseReturned(ctx, found);
  if (move.to === packageStatus.completed) await holdOrder(ctx, found);
  const paid = move.effects.includes('markPaid');
  const claimed = await ctx.db.claim(
    'packages',
    {
      and: [
        { id: { equals: found.id } },
        { status: { equals: move.from } },
        // The conditions under which cash is taken must still hold.
        { payment_method: { equals: found.payment_method } },
        { payment_status: { equals: found.payment_status } },
      ],
    },
    { status: move.to, ...(paid ? { payment_status: paymentStatus.paid } : {}) },
  );
  if (!claimed) throw new Failure('refused');
  await keepHistory(ctx, found, move, role, why);
  const picture = ({ status, payment_status }: Package) => ({ status, payment_status });
  await recordChange(ctx, {
    action: 'moved',
    target: 'packages',
    id: found.id,
    title: found.tracking_id,
    before: picture(found),
    after: { ...picture(claimed), ...(why ? { reason: why.reason ?? why.note } : {}) },
  });
  if (move.effects.includes('restoreStock')) await restoreStock(ctx, found.id);
  if (move.to === packageStatus.completed) await postCompleted(ctx, claimed);
  if (paid || move.to === packageStatus.canceled) await settleOrder(ctx, claimed, found.status);
  await tellCustomer(ctx, found, move.to);
}

/**
 * Two simultaneous cancellations must not each count the other's package as active; nor must a package earn what a simultaneous
 * return takes out of what is held for it. A return claims the order too (`claimPackage`): the second sees what the first has done.
 */
async function holdOrder(ctx: Ctx, { order }: Package): Promise<void> {
  await ctx.db.claim('orders', { id: { equals: refId(order) as Id } }, { updatedAt: ctx.now.toISOString() });
}

/**
 * A package that its customer sends back stays delivered until the return is decided and refunded: canceled, nothing could
 * be refunded for it any more. A simultaneous return claims the order, as `settleOrder` does.
 */
async function refuseReturned(ctx: Ctx, found: Package): Promise<void> {
  const open = {
    and: [
      { package: { equals: found.id } },
      { status: { not_equals: returnStatus.canceled } },
      { payment_refund: { not_equals: 1 } },
    ],
  };
  if ((await ctx.db.countRows('whether the customer sends something back', 'returns', open)) > 0)
    throw new Failure('packageHasReturns');
}

async function keepHistory(
  ctx: Ctx,
  found: Package,
  move: { from: number; to: number },
  role: Role,
  why: Why | null,
): Promise<void> {
  await ctx.db.asSystem('the history is written by the shop itself').create('package-events', {
    package: found.id,
    order: refId(found.order),
    tracking_id: found.tracking_id,
    from: move.from,
    to: move.to,
    actor: actorOf(ctx).id,
    actor_role: role,
    ...why,
    ...(await afterLastStep(ctx, 'package-events', { package: { equals: found.id } })),
  });
}

/**
 * An order is paid when every package that was not canceled is paid, and there is at least one. What was paid by bKash
 * for a canceled package is refunded: the job for open payments requests it.
 */
async function settleOrder(ctx: Ctx, moved: Package, before: number): Promise<void> {
  const id = refId(moved.order) as Id;
  const isCanceled = moved.status === packageStatus.canceled;
  if (isCanceled) await holdOrder(ctx, moved);
  const packages = ctx.db.asSystem('all packages of the order decide');
  const due = await packages.find('packages', {
    where: { and: [{ order: { equals: id } }, { status: { not_equals: packageStatus.canceled } }] },
    select: { payment_status: true },
    limit: 200,
  });
  if (isCanceled) {
    await returnPayment(ctx, moved, due.length === 0);
    await postCanceled(ctx, moved);
  }
  if (due.length === 0) {
    // A coupon counts as used when a customer refuses the parcel at the door, but not when it never left the shop.
    if (isWithVendor(before)) await restoreCoupon(ctx, id);
    return;
  }
  if (due.some((each) => each.payment_status !== paymentStatus.paid)) return;
  const order = await ctx.db.claim(
    'orders',
    { and: [{ id: { equals: id } }, { payment_status: { equals: paymentStatus.unpaid } }] },
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
