import type { Where } from 'payload';
import { sumOf } from '../../domain/money';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { sameRef } from '../relations';
import { worthOfReturns } from './worthOfReturns';

const MOST_RETURNS = 10_000;

/**
 * What was refunded by hand for returned products, by package. One query, and two more for refunds of earlier releases.
 */
export async function refundedByHand(ctx: Ctx, why: string, which: Where): Promise<(sent: { id: Id }) => number> {
  const returns = await ctx.db.rows(why, 'returns', {
    where: { and: [which, { payment_refund: { equals: 1 } }] },
    select: { package: true, order_line: true, qty: true, refund_amount: true },
    limit: MOST_RETURNS,
  });
  const worthOf = await worthOfReturns(ctx, returns.filter(isOfAll));
  const amountOf = (request: Return) => request.refund_amount ?? worthOf(request);
  return (sent) => sumOf(returns.filter((request) => sameRef(request.package, sent.id)).map(amountOf));
}

/** Refunds of earlier releases carry no amount: everything that was paid was refunded. */
const isOfAll = ({ refund_amount: amount }: Return): boolean => typeof amount !== 'number';
