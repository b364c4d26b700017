import type { Held } from '../../domain/ledger/events';
import type { Ctx } from '../ctx';

const why = 'what is held for an order decides what a refund comes out of';

/** What is held for an order, and what the marketplace has borne of its refunds, as posted so far. */
export async function heldFor(ctx: Ctx, orderNumber: number): Promise<Held> {
  const sums = await ctx.db.groups(why, 'journal-lines', {
    where: { and: [{ order_number: { equals: orderNumber } }, { account: { in: ['held', 'cost_refunds'] } }] },
    by: 'account',
    sums: ['amount'],
  });
  const of = (account: string) => sums.find(({ key }) => key === account)?.sums.amount ?? 0;
  return { held: -of('held'), goodwill: of('cost_refunds') };
}
