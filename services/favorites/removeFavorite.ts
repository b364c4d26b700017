import { Failure } from '../../domain/failure';
import { actorOf, type Ctx, type Id } from '../ctx';
import { possibleId } from '../relations';

/** Removes a favourite by its own id. */
export async function removeFavorite(ctx: Ctx, given: Id): Promise<void> {
  const id = possibleId(ctx, given);
  if (id === null) throw new Failure('notFound');
  const { id: user } = actorOf(ctx);
  const removed = await ctx.db
    .asSystem('the caller’s own favourites')
    .removeWhere('favorites', { and: [{ id: { equals: id } }, { user: { equals: user } }] });
  if (removed === 0) throw new Failure('notFound');
}

/** Removes a product from the favourites, if it is one. */
export async function removeFavoriteProduct(ctx: Ctx, given: Id): Promise<void> {
  const product = possibleId(ctx, given);
  if (product === null) return;
  const { id: user } = actorOf(ctx);
  await ctx.db
    .asSystem('the caller’s own favourites')
    .removeWhere('favorites', { and: [{ product: { equals: product } }, { user: { equals: user } }] });
}
