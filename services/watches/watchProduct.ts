import { Failure, invalid } from '../../domain/failure';
import { MOST_WATCHES, watchRefusal, type WatchKind } from '../../domain/watches/rules';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';

const why = 'what the caller waits for';

/**
 * Starts a watch: the caller is notified when the product is back in stock, or cheaper than now. A repeated request
 * changes nothing.
 */
export async function watchProduct(ctx: Ctx, given: Id, kind: WatchKind): Promise<void> {
  const { id: user } = actorOf(ctx);
  const id = possibleId(ctx, given);
  await ctx.db.inTransaction(async () => {
    const wanted = { where: onlyVisible({ id: { equals: id } }), select: { qty: true, selling_price: true } } as const;
    const product = id === null ? null : await ctx.db.row(publicCatalogue, 'products', wanted);
    if (!product) throw new Failure('productNotFound');
    const refusal = watchRefusal(kind, product);
    if (refusal) throw invalid({ kind: refusal });
    const own = { user: { equals: user } };
    const same = { and: [own, { product: { equals: product.id } }, { kind: { equals: kind } }] };
    if (await ctx.db.row(why, 'product-watches', { where: same })) return;
    const count = await ctx.db.countRows(why, 'product-watches', own);
    if (count >= MOST_WATCHES) throw invalid({ kind: { code: 'watchesFull', params: { max: MOST_WATCHES } } });
    // Marked, so that the job checks it in any case: the product may have changed since it was read above.
    await ctx.db
      .asSystem(why)
      .create('product-watches', { user, product: product.id, kind, price: product.selling_price, changes: 1 });
  });
}

/** Ends a watch; does nothing if there is none. */
export async function unwatchProduct(ctx: Ctx, given: Id, kind: WatchKind): Promise<void> {
  const product = possibleId(ctx, given);
  if (product === null) return;
  await ctx.db.dropWhere('product-watches', {
    and: [{ user: { equals: actorOf(ctx).id } }, { product: { equals: product } }, { kind: { equals: kind } }],
  });
}
