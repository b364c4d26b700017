import { handAccounts } from '../../domain/ledger/events';
import { sumOf } from '../../domain/money';
import type { JournalEntry, Payment, RefundRequest, Return, User } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { grouped } from '../grouped';
import { sumOfEntries } from '../ledger/sumOfEntries';
import { allOf, byTime, inDays, numberHas, rowPart, type DayQuery, type ListQuery } from '../listing';
import { filled, possibleId, refId } from '../relations';

const why = 'the refund desk shows what was sent, with its proof';

export type SentRefund = {
  id: Id;
  kind: 'bkash' | 'return';
  order_number: number | null;
  customer: User | null;
  /** Negative when it was taken back. */
  amount: number;
  at: string;
  /** Who marked it as sent; empty where bKash has sent it. */
  by: string;
  from: string;
  method: string;
  account: string;
  trx_id: string;
  /** What was sent by hand for a payment and may be taken back; null: anything else. */
  request: Id | null;
};
type SentQuery = ListQuery & DayQuery & { kind?: SentRefund['kind'] | undefined; sort?: string | undefined };

const events = {
  bkash: ['refund_executed', 'payment_refunded', 'payment_refund_reversed'],
  return: ['return_refunded'],
} as const;

/**
 * Refunds sent to customers according to the journal, latest first unless sorted otherwise, and the sum of all that
 * match. Ten queries, and one more for every thousand refunds of the sum.
 */
export async function listSentRefunds(
  ctx: Ctx,
  query: SentQuery,
): Promise<{ docs: SentRefund[]; total: number; sum: number }> {
  const where = allOf(
    { event: { in: query.kind ? events[query.kind] : [...events.bkash, ...events.return] } },
    inDays('at', query),
    numberHas('order_number', query.search),
  );
  const { docs, total } = await rowPart(ctx, why, 'journal-entries', query, { where, sort: byTime('at', query.sort) });
  const sum = total === 0 ? 0 : await sumOfEntries(ctx, where, 'owed_refund');
  if (docs.length === 0) return { docs: [], total, sum };
  const entries = await fillRelations(ctx, why, docs, { actor: { collection: 'users', select: { name: true } } });
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where: { entry: { in: docs.map(({ id }) => id) } },
    select: { entry: true, account: true, party: true, amount: true },
    limit: 0,
  });
  const linesOf = grouped(lines, ({ entry }) => String(refId(entry)));
  const parties = new Map(
    docs.map(({ id }) => [
      String(id),
      linesOf.get(String(id))?.find(({ account }) => account === 'owed_refund')?.party,
    ]),
  );
  const { payments, returns } = await readSubjects(ctx, [...parties.values()]);
  const requestOf = await readRequests(ctx, entries);
  const refunds = entries.map((entry) => {
    const own = linesOf.get(String(entry.id)) ?? [];
    const party = parties.get(String(entry.id)) ?? '';
    const request = returns.get(party);
    const payment = payments.get(party);
    const byHand = requestOf(entry);
    return {
      id: entry.id,
      kind: entry.event === 'return_refunded' ? ('return' as const) : ('bkash' as const),
      order_number: entry.order_number ?? null,
      customer: filled(request?.customer ?? payment?.customer),
      amount: sumOf(own.filter(({ account }) => account === 'owed_refund').map(({ amount }) => amount)),
      at: entry.at,
      by: request || byHand ? (filled(entry.actor)?.name ?? '') : '',
      from: handAccounts.find((account) => own.some((each) => each.account === account)) ?? '',
      method: request?.payment_method ?? byHand?.method ?? 'bKash',
      account: request?.payment_account ?? byHand?.account ?? '',
      // Entries of an early release do not tell the number of a return's refund.
      trx_id: entry.note || (request?.refund_trx_id ?? ''),
      request: entry.event === 'payment_refunded' && byHand?.status === 'confirmed' ? byHand.id : null,
    };
  });
  return { docs: refunds, total, sum };
}

/** What was sent by hand for a payment, by the entry that tells of it. */
async function readRequests(
  ctx: Ctx,
  entries: readonly JournalEntry[],
): Promise<(entry: JournalEntry) => RefundRequest | undefined> {
  const before = 'refund-request:';
  const ids = entries
    .filter(({ event }) => event === 'payment_refunded' || event === 'payment_refund_reversed')
    .map(({ subject }) => possibleId(ctx, subject.slice(before.length)))
    .filter((id) => id !== null);
  if (ids.length === 0) return () => undefined;
  const rows = await ctx.db.rows(why, 'refund-requests', { where: { id: { in: ids } }, limit: ids.length });
  const known = new Map(rows.map((row) => [`${before}${row.id}`, row]));
  return ({ subject }) => known.get(subject);
}

async function readSubjects(ctx: Ctx, parties: readonly (string | null | undefined)[]) {
  const idsOf = (kind: string) =>
    [...new Set(parties)]
      .filter((party) => party?.startsWith(`${kind}:`))
      .map((party) => possibleId(ctx, party!.slice(kind.length + 1)))
      .filter((id) => id !== null);
  const customer = { customer: { collection: 'users', select: { name: true, mobile: true } } } as const;
  const where = (ids: readonly Id[]) => ({ where: { id: { in: [...ids] } }, limit: ids.length || 1 });
  const paid = await ctx.db.rows(why, 'payments', where(idsOf('payment')));
  const back = await ctx.db.rows(why, 'returns', where(idsOf('return')));
  const payments: Payment[] = await fillRelations(ctx, why, paid, customer);
  const returns: Return[] = await fillRelations(ctx, why, back, customer);
  return {
    payments: new Map(payments.map((each) => [`payment:${each.id}`, each])),
    returns: new Map(returns.map((each) => [`return:${each.id}`, each])),
  };
}
