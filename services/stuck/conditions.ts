import type { Where } from 'payload';
import { openStatuses } from '../../domain/packages/status';
import type { Ctx } from '../ctx';

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

/** Unfinished packages without a warehouse: they appear in no queue, and only an admin can give them one. */
export const stuckPackages: Where = {
  and: [{ warehouse: { exists: false } }, { status: { in: [...openStatuses] } }],
};

export const stuckWhy = 'admins look at what is stuck';
