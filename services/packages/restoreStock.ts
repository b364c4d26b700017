import type { OrderLine } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { linesOf } from '../orders/orderParts';
import { refId } from '../relations';
import { restoreVariants } from '../variants/restoreVariants';
import { markWatches } from '../watches/markWatches';

/**
 * Returns the pieces of a canceled package to stock. Called once per package: by the request that won the claim that
 * moved it to Canceled, in the same transaction.
 */
export async function restoreStock(ctx: Ctx, packageId: Id): Promise<void> {
  const ofProducts = new Map<Id, OrderLine[]>();
  for (const line of await linesOf(ctx, { package: { equals: packageId } })) {
    const product = refId(line.product);
    if (product !== null) ofProducts.set(product, [...(ofProducts.get(product) ?? []), line]);
  }
  // In the order in which orders take stock, so that the two never deadlock.
  const inOrder = [...ofProducts].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const back: Id[] = [];
  for (const [product, lines] of inOrder) if (await restore(ctx, product, lines)) back.push(product);
  await markWatches(ctx.db, back);
}

/** Returns whether the product was sold out before. */
async function restore(ctx: Ctx, product: Id, lines: readonly OrderLine[]): Promise<boolean> {
  const sold = lines.reduce((sum, line) => sum + line.qty, 0);
  const plain = await ctx.db.claim(
    'products',
    { and: [{ id: { equals: product } }, { has_variants: { not_equals: 1 } }] },
    { qty: { $inc: sold }, sold: { $inc: -sold } },
  );
  if (plain) return plain.qty - sold <= 0;
  const qty = await restoreVariants(ctx, product, lines);
  const now = await ctx.db.claim(
    'products',
    { id: { equals: product } },
    { qty: { $inc: qty }, sold: { $inc: -sold } },
  );
  return now !== null && qty > 0 && now.qty - qty <= 0;
}
