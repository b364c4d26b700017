/** The state of refunds for their customer: promised, being sent, sent. Dates are those of the journal. */
import { refundOf } from '../../domain/ledger/accounts';
import { owedSince } from '../../domain/refunds/ageing';
import { openKeyOf } from '../../domain/refunds/statuses';
import type { JournalLine, Return } from '../../payload-types';
import type { Ctx } from '../ctx';
import { grouped } from '../grouped';
import { worthOfReturns } from '../returns/worthOfReturns';
import type { OrderRefund, RefundStanding } from './orderRefund';
import { readPaymentRefunds } from './paymentRefunds';

const why = 'customers see where their own money is';

/** Nothing is owed yet. */
export const notRefunded: RefundStanding = { stage: 'none', promised_at: null, sent_at: null };

type Refunded = Pick<Return, 'id' | 'payment_refund'>;
type Lines = readonly Pick<JournalLine, 'amount' | 'at'>[];

/** The refund state of each of these returns. Two queries for all of them. */
export async function readRefundStages(
  ctx: Ctx,
  returns: readonly Refunded[],
): Promise<(request: Refunded) => RefundStanding> {
  if (returns.length === 0) return () => notRefunded;
  const prepared = await readPrepared(ctx, returns);
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where: {
      and: [{ account: { equals: 'owed_refund' } }, { party: { in: returns.map(({ id }) => refundOf.return(id)) } }],
    },
    select: { party: true, amount: true, at: true },
    sort: ['at', 'id'],
    limit: 0,
  });
  const own = grouped(lines, ({ party }) => party ?? '');
  return (request) => standingOf(request, own.get(refundOf.return(request.id)) ?? [], prepared);
}

/** The refunds of one of the caller's orders, those of bKash payments first. Up to nine queries. */
export async function readOrderRefunds(ctx: Ctx, orderNumber: number): Promise<OrderRefund[]> {
  const where = { order_number: { equals: orderNumber } };
  const lines = await ctx.db.rows(why, 'journal-lines', {
    where: { and: [where, { account: { equals: 'owed_refund' } }] },
    select: { entry: true, party: true, amount: true, at: true },
    sort: ['at', 'id'],
    limit: 0,
  });
  if (lines.length === 0) return [];
  const own = grouped(lines, ({ party }) => party ?? '');
  const ofPayments = await readPaymentRefunds(ctx, where, own);
  const returns = await ctx.db.rows(why, 'returns', { where, sort: ['createdAt', 'id'], limit: 0 });
  const worthOf = await worthOfReturns(ctx, returns);
  const prepared = await readPrepared(ctx, returns);
  return [
    ...ofPayments,
    ...returns
      .map((request) => ({
        ...standingOf(request, own.get(refundOf.return(request.id)) ?? [], prepared),
        kind: 'return' as const,
        amount: request.refund_amount ?? worthOf(request),
        trx_id: request.refund_trx_id ?? '',
        method: request.payment_method,
        account: request.payment_account,
        by_hand: true,
      }))
      .filter(({ stage }) => stage !== 'none'),
  ];
}

async function readPrepared(ctx: Ctx, returns: readonly Refunded[]): Promise<ReadonlySet<string>> {
  const open = returns.filter(({ payment_refund: mark }) => mark === 0).map(({ id }) => openKeyOf.return(id));
  if (open.length === 0) return new Set();
  const requests = await ctx.db.rows(why, 'refund-requests', {
    where: { open_key: { in: open } },
    select: { open_key: true },
    limit: open.length,
  });
  return new Set(requests.map(({ open_key: key }) => key));
}

function standingOf(request: Refunded, lines: Lines, prepared: ReadonlySet<string>): RefundStanding {
  const { owed, since } = owedSince(lines);
  const promised_at = lines.find(({ amount }) => amount < 0)?.at ?? null;
  if (request.payment_refund === 1) return { stage: 'sent', promised_at, sent_at: lastSent(lines) };
  if (prepared.has(openKeyOf.return(request.id))) return { stage: 'sending', promised_at: since, sent_at: null };
  return owed > 0 ? { stage: 'promised', promised_at: since, sent_at: null } : notRefunded;
}

const lastSent = (lines: Lines): string | null => lines.findLast(({ amount }) => amount > 0)?.at ?? null;
