import type { Review } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { fillRelations } from '../fillRelations';
import { filled, refId } from '../relations';
import { pictureNames } from '../catalogue/listShops';

const why = 'reviews are public; the presenter leaves out who wants to stay unnamed';
const picture = { collection: 'media', select: pictureNames } as const;

/** A product's reviews, newest first, with their pictures and the reviewers' names. Three or four queries. */
export async function listReviews(ctx: Ctx, product: Id, window: { offset: number; limit: number }): Promise<Review[]> {
  const { docs } = await ctx.db.rowWindow(why, 'reviews', {
    where: { product: { equals: product } },
    sort: ['-createdAt', '-id'],
    ...window,
  });
  const reviews = await fillRelations(ctx, why, docs, {
    user: { collection: 'users', select: { name: true, image: true } },
    product: { collection: 'products', select: { slug: true } },
    image1: picture,
    image2: picture,
    image3: picture,
  });
  const people = reviews.map((review) => filled(review.user)).filter((user) => user !== null);
  const faces = new Map(
    (await fillRelations(ctx, why, people, { image: picture })).map((user) => [String(user.id), user]),
  );
  return reviews.map((review) => ({ ...review, user: faces.get(String(refId(review.user))) ?? review.user }));
}
