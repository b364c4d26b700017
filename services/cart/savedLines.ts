/** Lines saved for later: moved out of the cart and back with their options and quantity. */
import { Failure, invalid } from '../../domain/failure';
import type { SavedLine } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId, refId } from '../relations';
import { pricedAs } from '../../domain/variants/choose';
import { variantChosen } from '../variants/readVariants';
import { addToCart } from './addToCart';
import { loadSavedLines, MAX_LINES, type LoadedLine } from './loadLines';

const own = 'the caller’s own cart and what they saved for later';

export const listSavedLines = (ctx: Ctx): Promise<LoadedLine<SavedLine>[]> => loadSavedLines(ctx, actorOf(ctx).id);

const countCart = (ctx: Ctx, user: Id) => ctx.db.countRows(own, 'carts', { user: { equals: user } });

/** The caller's line with this id, as a condition; null when it cannot be an id. */
function ownLine(ctx: Ctx, given: Id) {
  const id = possibleId(ctx, given);
  return id === null ? null : { and: [{ id: { equals: id } }, { user: { equals: actorOf(ctx).id } }] };
}

/** Moves a line out of the cart. A line saved earlier with the same options takes over its quantity. */
export function saveForLater(ctx: Ctx, cartId: Id): Promise<{ saved: Id; left: number }> {
  const { id: user } = actorOf(ctx);
  return ctx.db.inTransaction(async () => {
    const where = ownLine(ctx, cartId);
    const line = where && (await ctx.db.row(own, 'carts', { where }));
    if (!where || !line) throw new Failure('notFound');
    const { type, product_qty, variation1, variation2 } = line;
    const product = refId(line.product) ?? 0;
    const before = await ctx.db.claim(
      'saved-lines',
      {
        and: [
          { user: { equals: user } },
          { product: { equals: product } },
          { variation1: { equals: variation1 } },
          { variation2: { equals: variation2 } },
        ],
      },
      { product_qty },
    );
    if (!before && (await ctx.db.countRows(own, 'saved-lines', { user: { equals: user } })) >= MAX_LINES)
      throw invalid({ cartId: { code: 'savedFull', params: { max: MAX_LINES } } });
    const saved =
      before ?? (await ctx.db.insert(own, 'saved-lines', { user, product, type, product_qty, variation1, variation2 }));
    await ctx.db.dropWhere('carts', where);
    return { saved: saved.id, left: await countCart(ctx, user) };
  });
}

/** Moves a saved line back, with no more pieces than are in stock. A line already in the cart stays as it is. */
export function moveToCart(ctx: Ctx, savedId: Id): Promise<{ line: Id | null; count: number }> {
  const { id: user } = actorOf(ctx);
  return ctx.db.inTransaction(async () => {
    const where = ownLine(ctx, savedId);
    const saved = where && (await ctx.db.row(own, 'saved-lines', { where }));
    if (!where || !saved) throw new Failure('notFound');
    const product_id = refId(saved.product) ?? 0;
    const product = await ctx.db.row(own, 'products', {
      where: { id: { equals: product_id } },
      select: { qty: true, has_variants: true },
    });
    const chosen = { variation1: saved.variation1 ?? '', variation2: saved.variation2 ?? '' };
    const stock = product ? pricedAs(product, await variantChosen(ctx, product, chosen)).qty : 0;
    const added = await addToCart(ctx, {
      product_id,
      product_qty: Math.max(1, Math.min(saved.product_qty, stock)),
      ...chosen,
    });
    await ctx.db.dropWhere('saved-lines', where);
    return { line: added.added ? added.id : null, count: await countCart(ctx, user) };
  });
}

/** Removes a saved line. */
export async function removeSavedLine(ctx: Ctx, savedId: Id): Promise<void> {
  const where = ownLine(ctx, savedId);
  if (!where || (await ctx.db.countRows(own, 'saved-lines', where)) === 0) throw new Failure('notFound');
  await ctx.db.dropWhere('saved-lines', where);
}
