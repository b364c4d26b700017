import type { OrderLine, Review } from '../../payload-types';
import { pictureNames } from '../catalogue/listShops';
import { actorOf, type Ctx, type Id } from '../ctx';
import { filled, possibleId, refId } from '../relations';
import { findDelivered } from './findDelivered';

const own = 'the caller’s own reviews';
const parts = { media: pictureNames, products: { slug: true }, users: { name: true } };
const MOST = 1_000;

/** The caller's review of a product, or null. */
export async function readOwnReview(ctx: Ctx, product: Id): Promise<Review | null> {
  const known = possibleId(ctx, product);
  if (known === null) return null;
  return ctx.db.asSystem(own).findOne('reviews', {
    where: { and: [{ user: { equals: actorOf(ctx).id } }, { product: { equals: known } }] },
    depth: 1,
    populate: parts,
  });
}

export type Reviewable = { line: OrderLine; updatedAt: string };
export type Reviewed = Reviewable & { review: Review };

/**
 * The products the caller may review and those they have reviewed: one line per product, the latest purchase. Five
 * queries.
 */
export async function listReviewable(ctx: Ctx): Promise<{ fresh: Reviewable[]; history: Reviewed[] }> {
  const lines = await findDelivered(ctx);
  const reviews = await ctx.db.asSystem(own).find('reviews', {
    where: { user: { equals: actorOf(ctx).id } },
    sort: ['-createdAt', '-id'],
    limit: MOST,
    depth: 1,
    populate: parts,
  });
  const latest = new Map<string, OrderLine>();
  for (const line of lines) {
    const product = refId(line.product);
    if (product !== null && !latest.has(String(product))) latest.set(String(product), line);
  }
  const reviewed = new Set(reviews.map((review) => String(refId(review.product))));
  const fresh = [...latest].filter(([product]) => !reviewed.has(product)).map(([, line]) => asReviewable(line));
  const history = reviews.flatMap((review) => {
    const line = latest.get(String(refId(review.product)));
    return line ? [{ ...asReviewable(line), review }] : [];
  });
  return { fresh, history };
}

const asReviewable = (line: OrderLine): Reviewable => ({
  line,
  updatedAt: filled(line.package)?.updatedAt ?? line.createdAt,
});
