/**
 * Refunds that were not sent, from payments and returns; the journal tells how much of each is owed, and since when.
 */
import { refundOf } from '../../domain/ledger/accounts';
import { packageStatus } from '../../domain/packages/status';
import type { RefundState } from '../../domain/refunds/statuses';
import { returnStatus } from '../../domain/returns/status';
import type { Payment, RefundRequest, Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId, sameRef } from '../relations';
import { readOwed, type Owed } from './promises';

const why = 'the refund desk shows everything that is owed to customers';
/** The oldest of each kind; the desk says when there are more. */
const MOST_REFUNDS = 1_000;

export type OpenRefund = {
  kind: 'bkash' | 'return';
  /** The id of the payment or of the return. */
  id: Id;
  order_number: number;
  tracking_id: string;
  product: Id | null;
  customer: Id | null;
  /** Null means all that was paid for the goods. */
  amount: number | null;
  /** The return, whose worth limits the refund; null for a payment. */
  goods: Return | null;
  /** Everything that a bKash payment still has to refund. */
  left: number;
  method: string;
  account: string;
  /** The transaction of the prepared refund, or of the payment that is refunded. */
  trx_id: string;
  since: string;
  state: RefundState;
  request: RefundRequest | null;
};
export type OpenRefunds = { refunds: OpenRefund[]; isWhole: boolean };

/** Oldest first. Six queries, however many there are. */
export async function readOpenRefunds(ctx: Ctx): Promise<OpenRefunds> {
  const payments = await openPayments(ctx);
  const requests = await ctx.db.rows(why, 'refund-requests', {
    where: { status: { equals: 'prepared' } },
    sort: ['createdAt', 'id'],
    limit: 0,
  });
  const returns = await openReturns(ctx, requests);
  const owed = await readOwed(ctx, [
    ...payments.map(({ id }) => refundOf.payment(id)),
    ...returns.map(({ id }) => refundOf.return(id)),
  ]);
  const refunds = [
    ...payments.map((payment) =>
      ofPayment(
        payment,
        owed.get(refundOf.payment(payment.id)),
        requests.find((request) => sameRef(request.payment, payment.id)) ?? null,
      ),
    ),
    ...(await ofReturns(ctx, returns, requests, owed)),
  ].sort((one, other) => one.since.localeCompare(other.since));
  return { refunds, isWhole: payments.length < MOST_REFUNDS && returns.length < MOST_REFUNDS };
}

const paymentPart = {
  order_number: true,
  customer: true,
  status: true,
  refund_due: true,
  refunded_amount: true,
  refund_asked_at: true,
  trx_id: true,
  updatedAt: true,
} as const;
const returnPart = {
  order_number: true,
  tracking_id: true,
  package: true,
  order_line: true,
  product: true,
  customer: true,
  vendor: true,
  qty: true,
  payment_method: true,
  payment_account: true,
  updatedAt: true,
} as const;

async function openPayments(ctx: Ctx): Promise<Payment[]> {
  const promised = await ctx.db.rows(why, 'payments', {
    where: { and: [{ status: { in: ['refunding', 'stuck'] } }, { refund_due: { greater_than: 0 } }] },
    select: paymentPart,
    sort: ['createdAt', 'id'],
    limit: MOST_REFUNDS,
  });
  return promised.filter((payment) => payment.refund_due > payment.refunded_amount);
}

/** Returns whose goods are back and whose money is not, and all with a prepared refund. */
async function openReturns(ctx: Ctx, requests: readonly RefundRequest[]): Promise<Return[]> {
  const waiting = await ctx.db.rows(why, 'returns', {
    where: {
      and: [{ status: { in: [returnStatus.received, returnStatus.successful] } }, { payment_refund: { equals: 0 } }],
    },
    select: returnPart,
    sort: ['createdAt', 'id'],
    limit: MOST_REFUNDS,
  });
  const known = new Set(waiting.map(({ id }) => String(id)));
  const others = requests.map((request) => refId(request.return)).filter((id) => id !== null && !known.has(String(id)));
  if (others.length === 0) return waiting;
  const prepared = await ctx.db.rows(why, 'returns', {
    where: { id: { in: others } },
    select: returnPart,
    limit: others.length,
  });
  return [...waiting, ...prepared];
}

function ofPayment(payment: Payment, owed: Owed | undefined, request: RefundRequest | null): OpenRefund {
  const left = payment.refund_due - payment.refunded_amount;
  return {
    kind: 'bkash',
    id: payment.id,
    order_number: payment.order_number,
    tracking_id: '',
    product: null,
    customer: refId(payment.customer),
    amount: owed?.owed ?? left,
    goods: null,
    left,
    method: request?.method ?? 'bKash',
    // bKash sends it to the account that paid, whose number it does not reveal.
    account: request?.account ?? '',
    trx_id: request?.trx_id ?? payment.trx_id ?? '',
    since: owed?.since ?? payment.updatedAt,
    state: request ? 'prepared' : payment.status === 'stuck' ? 'stuck' : payment.refund_asked_at ? 'asked' : 'waiting',
    request,
  };
}

async function ofReturns(
  ctx: Ctx,
  returns: readonly Return[],
  requests: readonly RefundRequest[],
  owed: ReadonlyMap<string, Owed>,
): Promise<OpenRefund[]> {
  if (returns.length === 0) return [];
  const owedOf = ({ id }: Return) => owed.get(refundOf.return(id))?.owed ?? 0;
  const gone = await canceledOf(
    ctx,
    returns.filter((each) => owedOf(each) === 0),
  );
  const requestOf = new Map(requests.map((request) => [String(refId(request.return)), request]));
  return returns.flatMap((each) => {
    const request = requestOf.get(String(each.id)) ?? null;
    // What was paid for a canceled package was refunded with it.
    if (!request && gone.has(String(refId(each.package)))) return [];
    const promise = owed.get(refundOf.return(each.id));
    const isOwed = owedOf(each) > 0;
    return {
      kind: 'return' as const,
      id: each.id,
      order_number: each.order_number,
      tracking_id: each.tracking_id,
      product: refId(each.product),
      customer: refId(each.customer),
      amount: isOwed ? owedOf(each) : null,
      goods: each,
      left: 0,
      method: each.payment_method,
      account: each.payment_account,
      trx_id: request?.trx_id ?? '',
      since: (isOwed && promise?.since) || each.updatedAt,
      state: request ? ('prepared' as const) : isOwed ? ('owed' as const) : ('may' as const),
      request,
    };
  });
}

/** Those of these packages that were canceled. */
async function canceledOf(ctx: Ctx, returns: readonly Return[]): Promise<ReadonlySet<string>> {
  if (returns.length === 0) return new Set();
  const canceled = await ctx.db.rows(why, 'packages', {
    where: {
      and: [{ id: { in: returns.map((each) => refId(each.package)) } }, { status: { equals: packageStatus.canceled } }],
    },
    select: { id: true },
    limit: returns.length,
  });
  return new Set(canceled.map(({ id }) => String(id)));
}
