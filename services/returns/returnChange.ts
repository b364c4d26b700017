/** What moving a return and marking its refund have in common: access, history, notices. */
import { Failure } from '../../domain/failure';
import type { Role } from '../../domain/permissions';
import type { ReturnEffect } from '../../domain/returns/status';
import type { Return, ReturnEvent } from '../../payload-types';
import { afterLastStep } from '../afterLastStep';
import { actorOf, has, type Ctx, type Id } from '../ctx';
import type { NoticeType } from '../notifications/notice';
import { notify } from '../notifications/notify';
import { refId, sameRef } from '../relations';
import { findOwnVendor } from '../shops/ownVendor';

/**
 * A return with the role in which the caller may change it. One that does not concern the caller counts as not found.
 */
export async function ownReturn(ctx: Ctx, id: Id): Promise<{ request: Return; roles: Role[] }> {
  const request = await ctx.db.asSystem('the owner is checked next').findById('returns', id);
  if (!request) throw new Failure('notFound');
  const roles: Role[] = [];
  if (has(ctx, 'superadmin')) roles.push('superadmin');
  if (has(ctx, 'subadmin')) roles.push('subadmin');
  if (has(ctx, 'vendor') && sameRef((await findOwnVendor(ctx))?.id, request.vendor)) roles.push('vendor');
  if (sameRef(actorOf(ctx).id, request.customer)) roles.push('customer');
  if (roles.length === 0) throw new Failure('notFound');
  return { request, roles };
}

type Step = {
  from?: number;
  to?: number;
  refund_from?: number;
  refund_to?: number;
  reason?: string;
  refund_amount?: number;
  refund_trx_id?: string;
};

/** Adds a step to the history of a return, and returns it. */
export async function keepReturnHistory(ctx: Ctx, request: Return, step: Step, role: Role): Promise<ReturnEvent> {
  return ctx.db.asSystem('the history is written by the shop itself').create('return-events', {
    return: request.id,
    ...step,
    actor: actorOf(ctx).id,
    actor_role: role,
    ...(await afterLastStep(ctx, 'return-events', { return: { equals: request.id } })),
  });
}

/** The history of a return, oldest first, with the names of those who acted. */
export const historyOfReturn = (ctx: Ctx, id: Id): Promise<ReturnEvent[]> =>
  ctx.db.asSystem('seeing a return includes seeing what happened to it').find('return-events', {
    where: { return: { equals: id } },
    sort: ['createdAt', 'id'],
    limit: 100,
    depth: 1,
    populate: { users: { name: true }, returns: {} },
  });

/** The page where its customer reads what happened to it; the list once its product was deleted. */
export function customersPage(request: Return): string {
  const product = refId(request.product);
  if (product === null) return '/account/my-return';
  const { order_number: order, tracking_id: tracking } = request;
  return `/account/product-return/${product}/${order}/${tracking}?line=${refId(request.order_line)}`;
}

type Text = { type: NoticeType; en: string; bn: string };

/** Notifies the customer and the vendor, as the effects require. */
export async function tellBoth(ctx: Ctx, request: Return, effects: readonly ReturnEffect[], text: Text): Promise<void> {
  const customer = refId(request.customer);
  if (effects.includes('notifyCustomer') && customer !== null) {
    await notify(ctx, { users: [customer], ...text, link: customersPage(request) });
  }
  if (!effects.includes('notifyVendor')) return;
  const vendorId = refId(request.vendor);
  const vendor = vendorId === null ? null : await ctx.db.asSystem('finds whom to notify').findById('vendors', vendorId);
  const user = refId(vendor?.user);
  if (user !== null) await notify(ctx, { users: [user], ...text, link: '/admin/vendor-returns-new' });
}
