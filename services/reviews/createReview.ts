import type { ReceivedFile } from '../../contract/route';
import { Failure } from '../../domain/failure';
import type { Review } from '../../payload-types';
import { pictureNames } from '../catalogue/listShops';
import { actorOf, type Ctx, type Id } from '../ctx';
import { picturesOf, withFiles } from '../media/withFiles';
import { findDelivered } from './findDelivered';

export type NewReview = { product_id: Id; star: number; details: string; hide: 0 | 1 };
type Pictures = Partial<Record<'image1' | 'image2' | 'image3', ReceivedFile>>;
export type ReviewResult = { ok: true; review: Review } | { ok: false; reason: 'notBought' | 'there' };

const why = 'a customer’s own review of a product they bought';

/** Reviews a product that has been delivered to the caller, once. */
export async function createReview(ctx: Ctx, given: NewReview, pictures: Pictures): Promise<ReviewResult> {
  const { id: user } = actorOf(ctx);
  const reviews = ctx.db.asSystem(why);
  const product = await reviews.findById('products', given.product_id, { select: { name: true } });
  if (!product) throw new Failure('productNotFound');
  if ((await findDelivered(ctx, product.id)).length === 0) return { ok: false, reason: 'notBought' };
  const pair = { and: [{ user: { equals: user } }, { product: { equals: product.id } }] };
  if (await reviews.findOne('reviews', { where: pair })) return { ok: false, reason: 'there' };
  const { star, details, hide } = given;
  try {
    // The review and its stars in the product's counts commit together.
    const made = await withFiles(ctx, pictures, picturesOf('review', product.name), (ids) =>
      ctx.db.inTransaction(() => reviews.create('reviews', { user, product: product.id, star, details, hide, ...ids })),
    );
    const review = await reviews.findById('reviews', made.id, {
      depth: 1,
      populate: { media: pictureNames, products: { slug: true }, users: { name: true } },
    });
    return { ok: true, review: review ?? made };
  } catch (error) {
    // If sent twice at once, the unique index let only one through.
    if (await reviews.findOne('reviews', { where: pair })) return { ok: false, reason: 'there' };
    throw error;
  }
}
