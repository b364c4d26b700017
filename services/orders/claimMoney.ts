import { returnable, type Returnable } from '../../domain/orders/returnable';
import { sameRef } from '../relations';
import type { Ctx, Id } from '../ctx';
import { readMoneyFacts } from './moneyFacts';

const why = 'what was paid and given back of an order decides what may still go back';

type OrderReturnable = Pick<Returnable, 'byBkash'> & { byHand: (package_: Id) => number };

/**
 * What may still be returned of an order's money, until the caller's transaction ends. It claims the order first: of
 * two simultaneous refunds the second sees what the first has promised.
 */
export async function claimMoney(ctx: Ctx, order: Id): Promise<OrderReturnable> {
  const claimed = await ctx.db.claim('orders', { id: { equals: order } }, { updatedAt: ctx.now.toISOString() });
  const facts = claimed && (await readMoneyFacts(ctx, why, [claimed.number])).get(claimed.number);
  if (!facts) return { byBkash: 0, byHand: () => 0 };
  const { byBkash, byHand } = returnable(facts);
  return { byBkash, byHand: (id) => byHand[facts.sent.findIndex((one) => sameRef(id, one.id))] ?? 0 };
}
