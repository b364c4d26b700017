import type { Review } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { pictureNames } from '../catalogue/listShops';

/** A product's reviews, newest first, with their pictures and the reviewers' names. Three or four queries. */
export function listReviews(ctx: Ctx, product: Id, window: { offset: number; limit: number }): Promise<Review[]> {
  return ctx.db
    .asSystem('reviews are public; the presenter leaves out who wants to stay unnamed')
    .findWindow('reviews', {
      where: { product: { equals: product } },
      sort: ['-createdAt', '-id'],
      depth: 2,
      populate: { users: { name: true, image: true }, media: pictureNames, products: { slug: true } },
      ...window,
    })
    .then(({ docs }) => docs);
}
