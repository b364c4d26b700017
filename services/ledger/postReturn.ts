import { handAccountOf, returnDue, returnRefunded, returnSettled, type HandAccount } from '../../domain/ledger/events';
import { settledOf } from '../../domain/ledger/orderFacts';
import { packageStatus } from '../../domain/packages/status';
import { returnStatus } from '../../domain/returns/status';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId, sameRef } from '../relations';
import { ownLines } from '../vendorMoney/ownLines';
import { post } from './post';
import { readOrderFacts } from './readOrderFacts';

const why = 'what a return takes back counts with the earning of its package';

type Standing = Pick<Return, 'status' | 'payment_refund' | 'refund_amount' | 'refund_trx_id'>;

/**
 * What the customer gets for a return has changed from how it stood `before`, in the transaction of that change. `step`: the step of its
 * history; `from`: where the money was that was sent.
 */
export async function postReturn(
  ctx: Ctx,
  request: Return,
  { before, after, step, from }: { before: Standing; after: Standing; step: Id; from: HandAccount },
): Promise<void> {
  if (!mayBeOwed(before) && !mayBeOwed(after)) return;
  const facts = (await readOrderFacts(ctx, [request.order_number])).get(request.order_number);
  const sent = facts?.packages.find(({ id }) => sameRef(id, request.package));
  const now = sent?.returns.find(({ id }) => sameRef(id, request.id));
  if (!facts || !sent || !now) return;
  const settled = settledOf({
    ...before,
    refund_amount: before.refund_amount ?? null,
    worth: now.worth,
    package_status: sent.status,
  });
  const then = { ...now, settled, refunded: before.payment_refund === 1 ? (settled ?? 0) : 0 };
  const earned = sent.status === packageStatus.completed;
  const vendor = refId(sent.vendor) as Id;
  const at = earned ? returnDue(ctx.now, await earningDue(ctx, sent.id, vendor)) : ctx.now;
  const bearer = { vendor, order: facts.order, earned, at };
  const entry = { subject: `return:${request.id}:${step}`, order_number: request.order_number };
  await post(ctx, { ...entry, event: 'return_settled', lines: returnSettled(then, now, bearer) });
  const sentNow = now.refunded - then.refunded;
  // The proof stays with the entry: a mark that is taken back removes it from the return.
  const note = (sentNow > 0 ? after : before).refund_trx_id ?? '';
  await post(ctx, { ...entry, event: 'return_refunded', lines: returnRefunded(request.id, sentNow, from), note });
}

/** From when on what a completed package earned may be paid out; null while that is not posted. */
async function earningDue(ctx: Ctx, sent: Id, vendor: Id): Promise<Date | null> {
  const [entry] = await ctx.db.rows(why, 'journal-entries', {
    where: { and: [{ event: { equals: 'package_completed' } }, { subject: { equals: `package:${sent}` } }] },
    select: { event: true },
    limit: 1,
  });
  if (!entry) return null;
  const [line] = await ctx.db.rows(why, 'journal-lines', {
    where: { and: [{ entry: { equals: entry.id } }, ...ownLines(vendor)] },
    select: { available_at: true },
    limit: 1,
  });
  return line?.available_at ? new Date(line.available_at) : null;
}

/** Where the money of a refund was; those of earlier releases do not say. */
export const refundedFrom = ({ refund_from: from }: Pick<Return, 'refund_from'>): HandAccount => handAccountOf(from);

const mayBeOwed = ({ status, payment_refund }: Standing): boolean =>
  status === returnStatus.successful || payment_refund === 1;
