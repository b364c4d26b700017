import { maxQuantity, minQuantity, stepQuantity as decideStep, type QuantityStep } from '../../domain/cart/quantity';
import { Failure, invalid } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';
import { pricedAs } from '../../domain/variants/choose';
import type { Cart, Product } from '../../payload-types';
import { possibleId, refId } from '../relations';
import { variantChosen } from '../variants/readVariants';

const own = 'a line of the caller’s own cart';

/** Adds or removes one piece of a line. Two simultaneous clicks count as two and never exceed the limits. */
export async function stepQuantity(ctx: Ctx, lineId: Id, step: QuantityStep): Promise<number> {
  const { id: user } = actorOf(ctx);
  const where = { and: [{ id: { equals: possibleId(ctx, lineId) } }, { user: { equals: user } }] };
  const line = await ctx.db.row(own, 'carts', { where });
  if (!line) throw new Failure('notFound');
  const bought = { id: { equals: refId(line.product) } };
  const product = await ctx.db.row(own, 'products', {
    where: bought,
    select: { qty: true, visible: true, has_variants: true },
  });
  const stock = product?.visible === 1 ? await stockOf(ctx, product, line) : 0;
  const decision = decideStep(line.product_qty, step, stock);
  if (!decision.ok) throw invalid({ product_qty: decision.problem });
  const bound =
    step === 'inc'
      ? { product_qty: { less_than: Math.min(maxQuantity, stock) } }
      : { product_qty: { greater_than: minQuantity } };
  const changed = await ctx.db.claim(
    'carts',
    { and: [...where.and, bound] },
    { product_qty: { $inc: step === 'inc' ? 1 : -1 } },
  );
  // A simultaneous click reached the limit first.
  if (!changed) throw new Failure('conflict');
  return changed.product_qty;
}

async function stockOf(ctx: Ctx, product: Product, { variation1, variation2 }: Cart): Promise<number> {
  const chosen = { variation1: variation1 ?? '', variation2: variation2 ?? '' };
  return pricedAs(product, await variantChosen(ctx, product, chosen)).qty;
}
