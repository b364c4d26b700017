import { packageFacts, type OrderFacts, type PackageFacts } from '../../domain/ledger/orderFacts';
import { isTaken } from '../../domain/payments/states';
import type { OrderLine, Package, Return } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { grouped } from '../grouped';
import { refId, sameRef } from '../relations';

const why = 'what the journal records of an order follows from its packages, payments and returns';
const byOrder = (row: { order_number: number }) => row.order_number;

/** The facts of orders as the journal needs them, by number. Four queries for all of them. */
export async function readOrderFacts(ctx: Ctx, numbers: readonly number[]): Promise<Map<number, OrderFacts>> {
  const which = { order_number: { in: numbers } };
  const page = { where: which, limit: 0 };
  const packages = grouped(await ctx.db.rows(why, 'packages', { ...page, sort: ['updatedAt', 'id'] }), byOrder);
  const lines = grouped(await ctx.db.rows(why, 'order-lines', { ...page, sort: ['createdAt', 'id'] }), byOrder);
  const payments = grouped((await ctx.db.rows(why, 'payments', page)).filter(isTaken), byOrder);
  const returns = grouped(await ctx.db.rows(why, 'returns', page), byOrder);
  const facts = new Map<number, OrderFacts>();
  for (const [number, sent] of packages)
    facts.set(number, {
      order: refId(sent[0]?.order) as Id,
      order_number: number,
      packages: sent.map((one) => factsOf(one, lines.get(number) ?? [], returns.get(number) ?? [])),
      payments: payments.get(number) ?? [],
    });
  return facts;
}

function factsOf(sent: Package, ofOrder: readonly OrderLine[], returns: readonly Return[]): PackageFacts {
  const own = <R extends { package: OrderLine['package'] }>(rows: readonly R[]) =>
    rows.filter((each) => sameRef(each.package, sent.id));
  return packageFacts(
    { ...sent, vendor: refId(sent.vendor) as Id, warehouse: refId(sent.warehouse) },
    own(ofOrder),
    own(returns).map((each) => ({ ...each, order_line: refId(each.order_line) })),
  );
}
