import type { Where } from 'payload';
import { openStatuses } from '../../domain/packages/status';
import type { Warehouse } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';

const MINUTE_MS = 60 * 1_000;
/** Anything that takes longer than this counts as stuck. */
const SLOW_MS = 10 * MINUTE_MS;
/** Older failures are no longer listed here, only in the send history. */
const RECENT_MS = 7 * 24 * 60 * MINUTE_MS;

const before = (ctx: Ctx, ms: number): string => new Date(ctx.now.getTime() - ms).toISOString();

/** Messages that failed recently or have waited too long. */
export const stuckMessages = (ctx: Ctx): Where => ({
  or: [
    { and: [{ status: { equals: 'failed' } }, { createdAt: { greater_than: before(ctx, RECENT_MS) } }] },
    { and: [{ status: { in: ['queued', 'sending'] } }, { updatedAt: { less_than: before(ctx, SLOW_MS) } }] },
  ],
});

/** bKash's answer while the shopper has not approved the payment; it expires after half an hour. */
const notInHands: Where = {
  or: [{ status: { not_equals: 'started' } }, { detail: { exists: false } }, { detail: { not_equals: 'Initiated' } }],
};

/** Payments with an unknown outcome, and refunds that do not complete. */
export const stuckPayments = (ctx: Ctx): Where => ({
  or: [
    { status: { equals: 'stuck' } },
    {
      and: [
        { status: { in: ['started', 'executing', 'refunding'] } },
        { updatedAt: { less_than: before(ctx, SLOW_MS) } },
        notInHands,
      ],
    },
  ],
});

/** Payouts that bKash was asked to send and has not answered about. */
export const stuckPayouts = (ctx: Ctx): Where => ({
  and: [{ status: { equals: 'sending' } }, { sending_at: { less_than: before(ctx, SLOW_MS) } }],
});

/** Jobs that gave up, and jobs whose worker has crashed. */
export const stuckJobs = (ctx: Ctx): Where => ({
  or: [
    { hasError: { equals: true } },
    { and: [{ processing: { equals: true } }, { updatedAt: { less_than: before(ctx, SLOW_MS) } }] },
  ],
});

/**
 * Unfinished packages that nobody sees: without a warehouse, or in one whose incharges are all suspended or deleted.
 * Only an admin can give them to another one.
 */
export async function stuckPackages(ctx: Ctx): Promise<Where> {
  const without = await warehousesWithoutPeople(ctx);
  return {
    and: [
      { or: [{ warehouse: { exists: false } }, ...(without.length > 0 ? [{ warehouse: { in: without } }] : [])] },
      { status: { in: [...openStatuses] } },
    ],
  };
}

const MOST_WAREHOUSES = 10_000;

/** Two queries, on ids. */
async function warehousesWithoutPeople(ctx: Ctx): Promise<Id[]> {
  const warehouses = await ctx.db.rows(stuckWhy, 'warehouses', {
    select: { incharge1: true, incharge2: true, incharge3: true },
    limit: MOST_WAREHOUSES,
  });
  const people = [...new Set(warehouses.flatMap((each) => inchargesOf(each).map(String)))];
  if (people.length === 0) return warehouses.map(({ id }) => id);
  const active = await ctx.db.rows(stuckWhy, 'users', {
    where: { and: [{ id: { in: warehouses.flatMap(inchargesOf) } }, { status: { equals: 1 } }] },
    select: { status: true },
    limit: people.length,
  });
  const known = new Set(active.map(({ id }) => String(id)));
  return warehouses.filter((each) => !inchargesOf(each).some((id) => known.has(String(id)))).map(({ id }) => id);
}

const inchargesOf = ({ incharge1, incharge2, incharge3 }: Warehouse): Id[] =>
  [incharge1, incharge2, incharge3].map((person) => refId(person)).filter((id) => id !== null);

export const stuckWhy = 'admins look at what is stuck';
