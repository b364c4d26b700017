import { paidForPieces } from '../../domain/returns/paidForPieces';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { refId, sameRef } from '../relations';

const why = 'seeing a return includes seeing what was paid for it';
const MOST_LINES = 5_000;

type Asked = Pick<Return, 'id' | 'package' | 'order_line' | 'qty'>;

/** What was paid for the pieces of each return, after the coupon. Two queries for all of them. */
export async function worthOfReturns(ctx: Ctx, returns: readonly Asked[]): Promise<(request: Asked) => number> {
  const ids = [...new Set(returns.map((each) => refId(each.package)))].filter((id): id is Id => id !== null);
  if (ids.length === 0) return () => 0;
  const packages = await ctx.db.rows(why, 'packages', {
    where: { id: { in: ids } },
    select: { coupon_amount: true },
    limit: ids.length,
  });
  const lines = await ctx.db.rows(why, 'order-lines', {
    where: { package: { in: ids } },
    sort: ['createdAt', 'id'],
    select: { package: true, total: true, qty: true, coupon_amount: true },
    limit: MOST_LINES,
  });
  return (request) => {
    const sent = packages.find(({ id }) => sameRef(id, request.package));
    if (!sent) return 0;
    const own = lines.filter((line) => sameRef(line.package, sent.id));
    return paidForPieces(
      { coupon_amount: sent.coupon_amount, lines: own },
      { line: refId(request.order_line) ?? '', qty: request.qty },
    );
  };
}
