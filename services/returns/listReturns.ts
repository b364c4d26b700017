import type { Where } from 'payload';
import { westernDigits } from '../../domain/text/bangla';
import type { returnSorts } from '../../contract/returns';
import { returnStatus, returnStatuses } from '../../domain/returns/status';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import {
  allOf,
  byTime,
  handleHas,
  inDays,
  is,
  numberHas,
  related,
  rowPart,
  type DayQuery,
  type ListQuery,
} from '../listing';
import { sumOfRows } from '../sumOfRows';
import { ownVendor } from '../shops/ownVendor';

type ReturnQuery = ListQuery &
  DayQuery & {
    status?: number | undefined;
    payment_refund?: number | undefined;
    vendor?: Id | undefined;
    sort?: (typeof returnSorts)[number] | undefined;
  };
type Part = { docs: Return[]; total: number };
const why = 'only admins list every return';
const isRefunded: Where = { payment_refund: { equals: 1 } };

/** Returns whose money may be refunded. */
const refundable: readonly number[] = [returnStatus.received, returnStatus.successful];
export const refundList: Where = { status: { in: [...refundable] } };

/** The fields of a row in the lists. */
const rowFields = {
  product: true,
  order_number: true,
  tracking_id: true,
  status: true,
  payment_refund: true,
  createdAt: true,
  updatedAt: true,
} as const;

/**
 * In a large shop most returns are refunded. Excluding the other statuses lets the database read the list in its order,
 * instead of finding and sorting all that match.
 */
const notRefundable = returnStatuses.filter((status) => !refundable.includes(status));
const inRefundList = ({ payment_refund }: ReturnQuery): Where =>
  payment_refund === 0 ? refundList : { status: { not_in: notRefundable } };

const adminLists = {
  all: () => null,
  new: () => ({ status: { equals: returnStatus.pending } }),
  refund: inRefundList,
} satisfies Record<string, (query: ReturnQuery) => Where | null>;

const vendorLists = {
  new: { status: { in: [returnStatus.accepted, returnStatus.sent] } },
  received: { status: { in: [returnStatus.received, returnStatus.successful] } },
} satisfies Record<string, Where>;

/** Return requests for admins, newest first unless sorted otherwise, and what was refunded for all that were found. */
export async function listReturns(
  ctx: Ctx,
  list: keyof typeof adminLists,
  query: ReturnQuery,
): Promise<Part & { refunded: number }> {
  const where = allOf(
    adminLists[list](query),
    ...filtered(query),
    related(ctx, 'vendor', query.vendor),
    searched(query.search),
  );
  const sort = byTime('createdAt', query.sort);
  const part = await rowPart(ctx, why, 'returns', query, { select: rowFields, where, sort });
  return { ...part, refunded: await sumOfRows(ctx, why, 'returns', allOf(where, isRefunded), 'refund_amount') };
}

/** Return requests of the signed-in vendor's products, newest first. */
export async function listVendorReturns(ctx: Ctx, list: keyof typeof vendorLists, query: ReturnQuery): Promise<Part> {
  const vendor = await ownVendor(ctx);
  return rowPart(ctx, 'only returns of the caller’s own vendor record', 'returns', query, {
    select: rowFields,
    where: allOf({ vendor: { equals: vendor.id } }, vendorLists[list], ...filtered(query), searched(query.search)),
    sort: byTime('createdAt', query.sort),
  });
}

const filtered = (query: ReturnQuery) => [
  inDays('createdAt', query),
  is('status', query.status),
  // An inequality, because most rows match: read in the order of the list, for the same reason.
  query.payment_refund === 1 ? { payment_refund: { not_equals: 0 } } : is('payment_refund', query.payment_refund),
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
