import { paidForPieces } from '../../domain/returns/paidForPieces';
import type { Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { grouped } from '../grouped';
import { refId } from '../relations';
import { rowsById } from '../rowsById';

const why = 'seeing a return includes seeing what was paid for it';

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
  const known = rowsById(packages);
  const lines = await ctx.db.rows(why, 'order-lines', {
    where: { package: { in: ids } },
    sort: ['createdAt', 'id'],
    select: { package: true, total: true, qty: true, coupon_amount: true },
    limit: 0,
  });
  const linesOf = grouped(lines, (line) => String(refId(line.package)));
  return (request) => {
    const sent = known.get(String(refId(request.package)));
    if (!sent) return 0;
    const own = linesOf.get(String(sent.id)) ?? [];
    return paidForPieces(
      { coupon_amount: sent.coupon_amount, lines: own },
      { line: refId(request.order_line) ?? '', qty: request.qty },
    );
  };
}
