import { Failure } from '../../domain/failure';
import { onlyVisible, publicCatalogue } from '../catalogue/onlyVisible';
import { actorOf, type Ctx, type Id } from '../ctx';

const own = 'the caller’s own favourites';

/** Adds a product to the favourites, once; null when it already is one. */
export async function addFavorite(ctx: Ctx, productId: Id): Promise<Id | null> {
  const { id: user } = actorOf(ctx);
  const product = await ctx.db
    .asSystem(publicCatalogue)
    .findOne('products', { where: onlyVisible({ id: { equals: productId } }), select: { slug: true } });
  if (!product) throw new Failure('productNotFound');
  const favorites = ctx.db.asSystem(own);
  const pair = { and: [{ user: { equals: user } }, { product: { equals: product.id } }] };
  if (await favorites.findOne('favorites', { where: pair })) return null;
  try {
    return (await favorites.create('favorites', { user, product: product.id })).id;
  } catch (error) {
    // On two simultaneous clicks, the unique index let only one through.
    if (await favorites.findOne('favorites', { where: pair })) return null;
    throw error;
  }
}
