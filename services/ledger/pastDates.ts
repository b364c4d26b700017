/** When what the journal lacks of orders happened, from the histories that are kept of it. */
import { packageStatus } from '../../domain/packages/status';
import { returnStatus } from '../../domain/returns/status';
import type { AuditLog, PackageEvent, Payment, Return, ReturnEvent } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { grouped } from '../grouped';
import { refId } from '../relations';
import { rowsById } from '../rowsById';
import { refundedFrom } from './postReturn';

const why = 'what the journal lacks is dated by what the histories say';

export type PastDates = {
  paid: (payment: Id) => Date;
  /** When the last part of its refund was promised, and sent. */
  promised: (payment: Id) => Date;
  sentBack: (payment: Id) => Date;
  completed: (sent: Id) => Date;
  /** When a return came to be owed; `change`: whether something was owed before, or nothing is any more. */
  settled: (request: Id, change: 'first' | 'changed' | 'ended') => Date;
  refunded: (request: Id) => Date;
  sentFrom: (request: Id) => ReturnType<typeof refundedFrom>;
};

/** Six queries for all of the orders. What has no history is dated by its own record. */
export async function readPastDates(ctx: Ctx, numbers: readonly number[]): Promise<PastDates> {
  const where = { order_number: { in: numbers } };
  return {
    ...(await paymentDates(ctx, where)),
    ...(await packageDates(ctx, where)),
    ...(await returnDates(ctx, where)),
  };
}

type OfOrders = { order_number: { in: readonly number[] } };

const dated = (ctx: Ctx, text: string | null | undefined): Date => (text ? new Date(text) : ctx.now);

async function paymentDates(ctx: Ctx, where: OfOrders): Promise<Pick<PastDates, 'paid' | 'promised' | 'sentBack'>> {
  const payments: Payment[] = await ctx.db.rows(why, 'payments', {
    where,
    select: { settled_at: true, createdAt: true, updatedAt: true },
    limit: 0,
  });
  const rows = rowsById(payments);
  const changes: AuditLog[] = await ctx.db.rows(why, 'audit-logs', {
    where: {
      and: [{ target: { equals: 'payments' } }, { target_id: { in: payments.map(({ id }) => String(id)) } }],
    },
    sort: ['createdAt', 'id'],
    limit: 0,
  });
  const ofPayment = grouped(changes, ({ target_id: id }) => id);
  const lastChange = (id: Id, field: string) =>
    ofPayment.get(String(id))?.findLast(({ after }) => Boolean(valueOf(after, field)))?.createdAt;
  return {
    paid: (id) => {
      const executed = ofPayment.get(String(id))?.find(({ after }) => Boolean(valueOf(after, 'trx_id')));
      const row = rows.get(String(id));
      // What is settled last may be a refund.
      return dated(ctx, executed?.createdAt ?? row?.settled_at ?? row?.createdAt);
    },
    promised: (id) => dated(ctx, lastChange(id, 'refund_due') ?? rows.get(String(id))?.updatedAt),
    sentBack: (id) => dated(ctx, lastChange(id, 'refunded_amount') ?? rows.get(String(id))?.updatedAt),
  };
}

/** A field of what the audit log keeps of a change. */
const valueOf = (kept: AuditLog['after'], field: string): unknown =>
  typeof kept === 'object' && kept !== null ? new Map<string, unknown>(Object.entries(kept)).get(field) : undefined;

async function packageDates(ctx: Ctx, where: OfOrders): Promise<Pick<PastDates, 'completed'>> {
  const packages = await ctx.db.rows(why, 'packages', {
    where: { and: [where, { status: { equals: packageStatus.completed } }] },
    select: { updatedAt: true },
    limit: 0,
  });
  const events: PackageEvent[] = await ctx.db.rows(why, 'package-events', {
    where: { and: [{ package: { in: packages.map(({ id }) => id) } }, { to: { equals: packageStatus.completed } }] },
    select: { package: true, createdAt: true },
    limit: 0,
  });
  const rows = rowsById(packages);
  const done = new Map(events.map((event) => [String(refId(event.package)), event.createdAt]));
  return { completed: (id) => dated(ctx, done.get(String(id)) ?? rows.get(String(id))?.updatedAt) };
}

async function returnDates(ctx: Ctx, where: OfOrders): Promise<Pick<PastDates, 'settled' | 'refunded' | 'sentFrom'>> {
  const returns: Return[] = await ctx.db.rows(why, 'returns', {
    where,
    select: { updatedAt: true, refund_from: true },
    limit: 0,
  });
  const events: ReturnEvent[] = await ctx.db.rows(why, 'return-events', {
    where: { return: { in: returns.map(({ id }) => id) } },
    select: { return: true, to: true, refund_to: true, createdAt: true },
    sort: ['createdAt', 'id'],
    limit: 0,
  });
  const rows = rowsById(returns);
  const steps = grouped(events, (event) => String(refId(event.return)));
  const stepsOf = (id: Id) => steps.get(String(id)) ?? [];
  const refundedAt = (id: Id) => stepsOf(id).findLast(({ refund_to: to }) => to === 1)?.createdAt;
  const succeededAt = (id: Id) => stepsOf(id).findLast(({ to }) => to === returnStatus.successful)?.createdAt;
  return {
    settled: (id, change) => {
      const owed = [succeededAt(id), refundedAt(id)].filter((at) => at !== undefined).sort();
      const at = change === 'first' ? owed[0] : change === 'changed' ? owed.at(-1) : stepsOf(id).at(-1)?.createdAt;
      return dated(ctx, at ?? rows.get(String(id))?.updatedAt);
    },
    refunded: (id) => dated(ctx, refundedAt(id) ?? rows.get(String(id))?.updatedAt),
    sentFrom: (id) => refundedFrom(rows.get(String(id)) ?? {}),
  };
}
