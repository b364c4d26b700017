import type { Where } from 'payload';
import { sumOf } from '../../domain/money';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { grouped } from '../grouped';
import { refId } from '../relations';
import { worthOfReturns } from './worthOfReturns';

/**
 * What was refunded by hand for returned products, by package. One query, and two more for refunds of earlier releases.
 */
export async function refundedByHand(ctx: Ctx, why: string, which: Where): Promise<(sent: { id: Id }) => number> {
  const returns = await ctx.db.rows(why, 'returns', {
    where: { and: [which, { payment_refund: { equals: 1 } }] },
    select: { package: true, order_line: true, qty: true, refund_amount: true },
    limit: 0,
  });
  const worthOf = await worthOfReturns(ctx, returns.filter(isOfAll));
  const amountOf = (request: Return) => request.refund_amount ?? worthOf(request);
  const ofPackage = grouped(returns, (request) => String(refId(request.package)));
  return (sent) => sumOf((ofPackage.get(String(sent.id)) ?? []).map(amountOf));
}

/** Refunds of earlier releases carry no amount: everything that was paid was refunded. */
const isOfAll = ({ refund_amount: amount }: Return): boolean => typeof amount !== 'number';
