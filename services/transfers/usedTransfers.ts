/**
 * A transfer proves one payment out: the number of one that has paid a payout or a refund, whatever became of the payout,
 * is not taken again for another of either kind.
 */
import type { Where } from 'payload';
import { invalid } from '../../domain/failure';
import type { Id } from '../../domain/ids';
import { payoutReference } from '../../domain/payouts/statuses';
import { openKeyOf } from '../../domain/refunds/statuses';
import { trxKeyOf } from '../../domain/refunds/trxKey';
import type { Ctx } from '../ctx';
import { inParts } from '../inParts';
import { oneAtATime } from '../payouts/oneAtATime';

const why = 'a transfer is the proof of one payment out';
const AT_ONCE = 500;

/** What the number is to prove: its own earlier entry is no other use. */
type Own = { kind: 'payout' | 'return' | 'payment'; id: Id };
type Use = { code: 'usedByPayout' | 'usedByReturn' | 'usedByPayment'; params: Record<string, string> };

/**
 * Part of the transaction that gives `own` this number, typed into `field`: of two that take one at once, of whatever kind, the second
 * is refused. Throws `invalid`, which says what has the number. None at all (an empty one) is never used.
 */
export async function refuseUsedTransfer(
  ctx: Ctx,
  { field, typed }: { field: 'trx_id' | 'reference'; typed: string },
  own: Own,
): Promise<void> {
  const key = trxKeyOf(typed);
  if (key === null) return;
  // A server of the release before takes this one for payouts.
  await oneAtATime(ctx, 'payout-references');
  const use = (await usesOf(ctx, [typed], own)).get(key);
  if (use) throw invalid({ [field]: use });
}

/** Those of these numbers that a payout or a refund has, as `trxKeyOf` compares them. Four queries for each five hundred. */
export async function usedTransfers(ctx: Ctx, typed: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const some of inParts(typed, AT_ONCE)) for (const key of (await usesOf(ctx, some)).keys()) used.add(key);
  return used;
}

async function usesOf(ctx: Ctx, typed: readonly string[], own?: Own): Promise<Map<string, Use>> {
  const uses = new Map<string, Use>();
  const keep = (key: string | null | undefined, number: string | null | undefined, use: Use) =>
    uses.set(key || (trxKeyOf(number ?? '') ?? ''), use);
  for (const row of await ctx.db.rows(why, 'payouts', {
    where: { and: [numbered(typed, 'reference_key', 'reference'), ...except(own, 'payout')] },
    select: { reference: true, reference_key: true, holder: true },
    limit: 0,
  }))
    keep(row.reference_key, row.reference, {
      code: 'usedByPayout',
      params: { payout: payoutReference(row.id), holder: row.holder },
    });
  for (const row of await ctx.db.rows(why, 'returns', {
    where: { and: [numbered(typed, 'refund_trx_key', 'refund_trx_id'), ...except(own, 'return')] },
    select: { refund_trx_id: true, tracking_id: true },
    limit: 0,
  }))
    keep(null, row.refund_trx_id, { code: 'usedByReturn', params: { tracking: row.tracking_id } });
  for (const row of await ctx.db.rows(why, 'refund-requests', {
    where: { and: [{ trx_key: { in: keysOf(typed) } }, ofRequests(own)] },
    select: { trx_key: true, order_number: true },
    limit: 0,
  }))
    keep(row.trx_key, null, ofOrder(row));
  for (const row of await ctx.db.rows(why, 'payments', {
    where: numbered(typed, 'refund_trx_key', 'refund_trx_id'),
    select: { refund_trx_key: true, refund_trx_id: true, order_number: true },
    limit: 0,
  }))
    keep(row.refund_trx_key, row.refund_trx_id, ofOrder(row));
  return uses;
}

const ofOrder = ({ order_number }: { order_number: number }): Use => ({
  code: 'usedByPayment',
  params: { order: String(order_number) },
});

const keysOf = (typed: readonly string[]): string[] => typed.map(trxKeyOf).filter((key) => key !== null);

/** By key; and as it was typed, where a server of an earlier release has written it (`keyPast`). */
const numbered = (typed: readonly string[], key: string, number: string): Where => ({
  or: [
    { [key]: { in: keysOf(typed) } },
    { and: [{ [number]: { in: [...new Set([...typed, ...keysOf(typed)])] } }, { [key]: { exists: false } }] },
  ],
});

const except = (own: Own | undefined, kind: 'payout' | 'return'): Where[] =>
  own?.kind === kind ? [{ id: { not_equals: own.id } }] : [];

/**
 * Those that wait for a second person, and what was sent by hand for a payment. A return keeps the proof itself, and loses it when its
 * mark is taken back.
 */
function ofRequests(own: Own | undefined): Where {
  const others: Where[] =
    own && own.kind !== 'payout' ? [{ open_key: { not_equals: openKeyOf[own.kind](own.id) } }] : [];
  const open: Where[] = [{ status: { equals: 'prepared' } }, ...others];
  return { or: [{ and: open }, { and: [{ status: { equals: 'confirmed' } }, { payment: { exists: true } }] }] };
}
