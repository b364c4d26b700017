import type { Ctx, Id } from '../ctx';
import { linesOf } from '../orders/orderParts';
import { refId } from '../relations';
import { markWatches } from '../watches/markWatches';

/**
 * Returns the pieces of a canceled package to stock. Called once per package: by the request that won the claim that
 * moved it to Canceled, in the same transaction.
 */
export async function restoreStock(ctx: Ctx, packageId: Id): Promise<void> {
  const pieces = new Map<Id, number>();
  for (const line of await linesOf(ctx, { package: { equals: packageId } })) {
    const product = refId(line.product);
    if (product !== null) pieces.set(product, (pieces.get(product) ?? 0) + line.qty);
  }
  // In the order in which orders take stock, so that the two never deadlock.
  const inOrder = [...pieces].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const back: Id[] = [];
  for (const [product, qty] of inOrder) {
    const now = await ctx.db.claim(
      'products',
      { id: { equals: product } },
      { qty: { $inc: qty }, sold: { $inc: -qty } },
    );
    if (now && now.qty - qty <= 0) back.push(product);
  }
  await markWatches(ctx.db, back);
}
