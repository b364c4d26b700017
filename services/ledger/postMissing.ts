/** Posts what the journal lacks of orders, from how they stand now, dated as it happened. */
import {
  cashCollected,
  packageCompleted,
  paymentExecuted,
  refundExecuted,
  returnDue,
  returnRefunded,
  returnSettled,
} from '../../domain/ledger/events';
import { refundOf } from '../../domain/ledger/accounts';
import type { OrderFacts, PackageFacts, ReturnFacts } from '../../domain/ledger/orderFacts';
import type { LedgerEvent } from '../../domain/ledger/eventNames';
import { paymentMethod } from '../../domain/orders/payment';
import { sentByBkash } from '../../domain/orders/refund';
import { packageStatus } from '../../domain/packages/status';
import { returnWindowEnd } from '../../domain/returns/status';
import type { Ctx, Id } from '../ctx';
import { refId } from '../relations';
import { readPastDates, type PastDates } from './pastDates';
import { post } from './post';
import { postPaymentRefunded, postRefundTakenBack, promised } from './postPayment';
import { readOrderFacts } from './readOrderFacts';

const why = 'what the journal lacks follows from what it has';

/** Part of the caller's transaction. Twelve queries for all of the orders, and those that write. */
export async function postMissing(ctx: Ctx, numbers: readonly number[]): Promise<void> {
  const facts = await readOrderFacts(ctx, numbers);
  const known = await readPosted(ctx, numbers);
  const dates = await readPastDates(ctx, numbers);
  for (const order of facts.values()) await postOrder(ctx, order, known, dates);
}

type Known = {
  has: (event: LedgerEvent, subject: string) => boolean;
  /** What has been posted as owed or sent of a refund, by the kinds of entries that did. */
  refund: (party: string, events: readonly LedgerEvent[]) => number;
};

async function readPosted(ctx: Ctx, numbers: readonly number[]): Promise<Known> {
  const where = { order_number: { in: numbers } };
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where,
    select: { event: true, subject: true },
    limit: 0,
  });
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where: { and: [where, { account: { equals: 'owed_refund' } }] },
    select: { entry: true, party: true, amount: true },
    limit: 0,
  });
  const keys = new Set(entries.map(({ event, subject }) => `${event} ${subject}`));
  const eventOf = new Map(entries.map(({ id, event }) => [String(id), event]));
  const sums = new Map<string, number>();
  for (const { entry, party, amount } of lines) {
    const key = `${party} ${eventOf.get(String(refId(entry)))}`;
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return {
    has: (event, subject) => keys.has(`${event} ${subject}`),
    refund: (party, events) => events.reduce((sum, event) => sum + (sums.get(`${party} ${event}`) ?? 0), 0),
  };
}

async function postOrder(ctx: Ctx, facts: OrderFacts, known: Known, dates: PastDates): Promise<void> {
  const { order, order_number } = facts;
  for (const payment of facts.payments) {
    const entry = { event: 'payment_executed', subject: `payment:${payment.id}`, order_number } as const;
    if (!known.has(entry.event, entry.subject))
      await post(ctx, { ...entry, lines: paymentExecuted(payment, order) }, dates.paid(payment.id));
  }
  for (const sent of facts.packages) {
    await postPackage(ctx, facts, sent, known, dates);
    for (const request of sent.returns) await postOneReturn(ctx, facts, { sent, request }, known, dates);
  }
  await postRefunds(ctx, facts, known, dates);
  await postSentByHand(ctx, facts);
}

async function postPackage(
  ctx: Ctx,
  { order, order_number }: OrderFacts,
  sent: PackageFacts,
  known: Known,
  dates: PastDates,
): Promise<void> {
  if (sent.status !== packageStatus.completed) return;
  const at = dates.completed(sent.id);
  const entry = { subject: `package:${sent.id}`, order_number };
  if (sent.payment_method === paymentMethod.cod && !known.has('cash_collected', entry.subject))
    await post(ctx, { ...entry, event: 'cash_collected', lines: cashCollected(sent, order) }, at);
  if (known.has('package_completed', entry.subject)) return;
  // What came back was returned later, or follows as if it had been.
  const lines = packageCompleted({ ...sent, returns: [] }, order, returnWindowEnd(at));
  await post(ctx, { ...entry, event: 'package_completed', lines }, at);
}

async function postOneReturn(
  ctx: Ctx,
  { order, order_number }: OrderFacts,
  { sent, request }: { sent: PackageFacts; request: ReturnFacts },
  known: Known,
  dates: PastDates,
): Promise<void> {
  const party = refundOf.return(request.id);
  const owed = -known.refund(party, ['return_settled', 'package_canceled']);
  const refunded = known.refund(party, ['return_refunded']);
  const entry = { subject: `return:${request.id}:past`, order_number };
  const earned = sent.status === packageStatus.completed;
  const before = { ...request, settled: owed === 0 ? null : owed };
  const change = request.settled === null ? 'ended' : before.settled === null ? 'first' : 'changed';
  // What was given back before the package was completed follows as if it had been later.
  const then = (date: Date) => (earned ? later(date, dates.completed(sent.id)) : date);
  const at = then(dates.settled(request.id, change));
  const due = earned ? returnDue(at, returnWindowEnd(dates.completed(sent.id))) : at;
  const bearer = { vendor: sent.vendor, order, earned, at: due };
  if (owed !== (request.settled ?? 0))
    await post(ctx, { ...entry, event: 'return_settled', lines: returnSettled(before, request, bearer) }, at);
  if (refunded === request.refunded) return;
  const lines = returnRefunded(request.id, request.refunded - refunded, dates.sentFrom(request.id));
  await post(ctx, { ...entry, event: 'return_refunded', lines }, then(dates.refunded(request.id)));
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

async function postRefunds(ctx: Ctx, facts: OrderFacts, known: Known, dates: PastDates): Promise<void> {
  const { order_number } = facts;
  for (const payment of facts.payments) {
    const party = refundOf.payment(payment.id);
    const owed = payment.refund_due + known.refund(party, ['refund_promised']);
    const subject = `payment:${payment.id}`;
    if (owed > 0) {
      const lines = await promised(ctx, order_number, { payment: payment.id, amount: owed });
      await post(
        ctx,
        { event: 'refund_promised', subject: `${subject}:${payment.refund_due}`, order_number, lines },
        dates.promised(payment.id),
      );
    }
    const sent = sentByBkash(payment) - known.refund(party, ['refund_executed']);
    if (sent > 0)
      await post(
        ctx,
        {
          event: 'refund_executed',
          subject: `${subject}:${sentByBkash(payment)}`,
          order_number,
          lines: refundExecuted(payment.id, sent),
        },
        dates.sentBack(payment.id),
      );
  }
}

/** What people have sent of the refunds of payments, and taken back; an entry that is there already is not written twice. */
async function postSentByHand(ctx: Ctx, { order_number, payments }: OrderFacts): Promise<void> {
  const owed = payments.filter(({ refund_due: due }) => due > 0);
  if (owed.length === 0) return;
  const requests = await ctx.db.rows(why, 'refund-requests', {
    where: {
      and: [
        { order_number: { equals: order_number } },
        { status: { in: ['confirmed', 'taken_back'] } },
        { payment: { in: owed.map(({ id }) => id) } },
      ],
    },
    limit: 0,
  });
  for (const request of requests) {
    const payment = refId(request.payment) as Id;
    await postPaymentRefunded(ctx, request, payment, new Date(request.decided_at ?? request.updatedAt));
    if (request.status === 'taken_back') await postRefundTakenBack(ctx, request, payment, new Date(request.updatedAt));
  }
}
