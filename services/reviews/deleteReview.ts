import { actorOf, type Ctx, type Id } from '../ctx';
import { removeFiles } from '../media/removeFiles';
import { possibleId, refId } from '../relations';

/** Deletes the caller's review of a product with its pictures; false when there is none. */
export async function deleteReview(ctx: Ctx, product: Id): Promise<boolean> {
  const known = possibleId(ctx, product);
  if (known === null) return false;
  const own = ctx.db.asSystem('a customer’s own review');
  const where = { and: [{ user: { equals: actorOf(ctx).id } }, { product: { equals: known } }] };
  const review = await own.findOne('reviews', { where });
  if (!review) return false;
  const removed = await ctx.db.inTransaction(() => own.removeWhere('reviews', where));
  if (removed === 0) return false;
  await removeFiles(ctx, 'media', [refId(review.image1), refId(review.image2), refId(review.image3)], 'review');
  return true;
}
