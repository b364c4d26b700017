import { refundOf } from '../../domain/ledger/accounts';
import { sumOf } from '../../domain/money';
import { owedSince } from '../../domain/refunds/ageing';
import type { JournalLine, RefundRequest } from '../../payload-types';
import type { Ctx } from '../ctx';
import { refId, sameRef } from '../relations';
import type { OrderRefund } from './orderRefund';

const why = 'customers see where their own money is';

type Lines = readonly JournalLine[];

/**
 * What was refunded of the payments of an order, by bKash and by hand, and what is still to be refunded; `linesOf` has the
 * lines of what is owed to the customer, by refund. Up to three queries.
 */
export async function readPaymentRefunds(
  ctx: Ctx,
  where: { order_number: { equals: number } },
  linesOf: ReadonlyMap<string, Lines>,
): Promise<OrderRefund[]> {
  const payments = await ctx.db.rows(why, 'payments', {
    where: { and: [where, { refund_due: { greater_than: 0 } }] },
    sort: ['createdAt', 'id'],
    limit: 0,
  });
  if (payments.length === 0) return [];
  const requests = await ctx.db.rows(why, 'refund-requests', {
    where: { and: [where, { payment: { in: payments.map(({ id }) => id) } }] },
    sort: ['createdAt', 'id'],
    limit: 0,
  });
  const sentByHand = requests.length === 0 ? new Map<string, RefundRequest>() : await readSent(ctx, where, requests);
  return payments.flatMap((payment) => {
    const own = linesOf.get(refundOf.payment(payment.id)) ?? [];
    const prepared = requests.find((each) => each.status === 'prepared' && sameRef(each.payment, payment.id));
    return ofPayment(own, sentByHand, { prepared, trx_id: payment.refund_trx_id ?? '' });
  });
}

/** What was sent by hand, by the id of its journal entry. */
async function readSent(
  ctx: Ctx,
  where: { order_number: { equals: number } },
  requests: readonly RefundRequest[],
): Promise<Map<string, RefundRequest>> {
  const entries = await ctx.db.rows(why, 'journal-entries', {
    where: { and: [where, { event: { equals: 'payment_refunded' } }] },
    select: { subject: true },
    limit: 0,
  });
  const bySubject = new Map(requests.map((request) => [`refund-request:${request.id}`, request]));
  return new Map(
    entries.flatMap(({ id, subject }) => {
      const request = bySubject.get(subject);
      return request ? [[String(id), request] as const] : [];
    }),
  );
}

type Payment = { prepared: RefundRequest | undefined; trx_id: string };

function ofPayment(lines: Lines, sentByHand: ReadonlyMap<string, RefundRequest>, of: Payment): OrderRefund[] {
  const { owed, since } = owedSince(lines);
  const requestOf = ({ entry }: JournalLine) => sentByHand.get(String(refId(entry)));
  const sent = lines.filter((line) => line.amount > 0 && requestOf(line)?.status !== 'taken_back');
  const byBkash = sent.filter((line) => !requestOf(line));
  const promised_at = lines.find(({ amount }) => amount < 0)?.at ?? null;
  const bkash = { kind: 'bkash', method: 'bKash', account: '', by_hand: false } as const;
  return [
    ...(byBkash.length > 0
      ? [
          {
            ...bkash,
            ...done(byBkash.at(-1)!.at),
            promised_at,
            amount: sumOf(byBkash.map(({ amount }) => amount)),
            trx_id: of.trx_id,
          },
        ]
      : []),
    ...sent.flatMap((line) => {
      const request = requestOf(line);
      if (!request) return [];
      return [{ ...byHand(request), ...done(line.at), promised_at, amount: line.amount, trx_id: request.trx_id }];
    }),
    ...(owed > 0
      ? [{ ...(of.prepared ? byHand(of.prepared) : bkash), ...sending, promised_at: since, amount: owed, trx_id: '' }]
      : []),
  ];
}

const done = (sent_at: string) => ({ stage: 'sent', sent_at }) as const;
const sending = { stage: 'sending', sent_at: null } as const;
const byHand = ({ method, account }: RefundRequest) =>
  ({ kind: 'bkash', method: method ?? '', account: account ?? '', by_hand: true }) as const;
