import type { Where } from 'payload';
import { westernDigits } from '../../domain/text/bangla';
import type { returnSorts } from '../../contract/returns';
import { returnStatus } from '../../domain/returns/status';
import type { Return } from '../../payload-types';
import type { Ctx } from '../ctx';
import { allOf, handleHas, inDays, is, listPart, numberHas, type DayQuery, type ListQuery } from '../listing';
import { ownVendor } from '../shops/ownVendor';

type ReturnQuery = ListQuery &
  DayQuery & {
    status?: number | undefined;
    payment_refund?: number | undefined;
    sort?: (typeof returnSorts)[number] | undefined;
  };
type Part = { docs: Return[]; total: number };

/** Those whose money may go back. */
export const refundList: Where = { status: { in: [returnStatus.received, returnStatus.successful] } };

const adminLists = {
  all: null,
  new: { status: { equals: returnStatus.pending } },
  refund: refundList,
} satisfies Record<string, Where | null>;

const vendorLists = {
  new: { status: { in: [returnStatus.accepted, returnStatus.sent] } },
  received: { status: { in: [returnStatus.received, returnStatus.successful] } },
} satisfies Record<string, Where>;

/** Return requests for admins, newest first. */
export async function listReturns(ctx: Ctx, list: keyof typeof adminLists, query: ReturnQuery): Promise<Part> {
  return listPart(ctx.db.asActor, 'returns', query, {
    where: allOf(adminLists[list], ...filtered(query), searched(query.search)),
    sort: query.sort === 'created_at' ? ['createdAt', 'id'] : ['-createdAt', '-id'],
  });
}

/** Return requests of the signed-in vendor's products, newest first. */
export async function listVendorReturns(ctx: Ctx, list: keyof typeof vendorLists, query: ReturnQuery): Promise<Part> {
  const vendor = await ownVendor(ctx);
  return listPart(ctx.db.asSystem('only returns of the caller’s own vendor record'), 'returns', query, {
    where: allOf({ vendor: { equals: vendor.id } }, vendorLists[list], ...filtered(query), searched(query.search)),
    sort: query.sort === 'created_at' ? ['createdAt', 'id'] : ['-createdAt', '-id'],
  });
}

const filtered = (query: ReturnQuery) => [
  inDays('createdAt', query),
  is('status', query.status),
  is('payment_refund', query.payment_refund),
];

/** By the return's code, the order number or the tracking id. */
function searched(typed: string | undefined): Where | null {
  if (!typed) return null;
  const search = westernDigits(typed).replace(/^#\s*/, '');
  const conditions = [handleHas('tracking_id', search), numberHas('order_number', search)];
  if (/^\d{1,15}$/.test(search)) conditions.push({ id: { equals: Number(search) } });
  else if (/^[0-9a-f]{24}$/.test(search)) conditions.push({ id: { equals: search } });
  return { or: conditions.filter((condition) => condition !== null) };
}
