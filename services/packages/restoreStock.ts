import type { OrderLine } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { linesOf } from '../orders/orderParts';
import { refId } from '../relations';
import { restoreVariants } from '../variants/restoreVariants';
import { markWatches } from '../watches/markWatches';

/**
 * Returns the pieces of a canceled package to stock. Called once per package: by the request that won the claim that
 * moved it to Canceled, in the same transaction. Those of a deleted product wait until it is restored
 * (`returnStockDue`).
 */
export async function restoreStock(ctx: Ctx, packageId: Id): Promise<void> {
  const lines = await linesOf(ctx, { package: { equals: packageId } });
  const isGone = (line: OrderLine) => refId(line.product) === null;
  await returnLines(
    ctx,
    lines.filter((line) => !isGone(line)),
  );
  // A restored product is written into its lines: of a simultaneous cancellation and restoring, one sees the other.
  const waiting = lines.filter(isGone).map(({ id }) => id);
  if (waiting.length > 0)
    await ctx.db.setWhere('order-lines', { id: { in: waiting } }, { stock_due: 1, updatedAt: null });
}

/** The same for those of these order lines whose package was canceled while their product was deleted. */
export async function returnStockDue(ctx: Ctx, ids: readonly Id[]): Promise<void> {
  const due = { and: [{ id: { in: [...ids] } }, { stock_due: { equals: 1 } }, { product: { exists: true } }] };
  const lines = await ctx.db.rows('the pieces go back to stock', 'order-lines', { where: due, sort: 'id', limit: 0 });
  if (lines.length === 0) return;
  await returnLines(ctx, lines);
  await ctx.db.setWhere('order-lines', { id: { in: lines.map(({ id }) => id) } }, { stock_due: 0, updatedAt: null });
}

async function returnLines(ctx: Ctx, lines: readonly OrderLine[]): Promise<void> {
  const ofProducts = new Map<Id, OrderLine[]>();
  for (const line of lines) {
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
