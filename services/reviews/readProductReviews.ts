import { Failure } from '../../domain/failure';
import type { Product, Review } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { findCards, withShops } from '../catalogue/findCards';
import { listReviews } from './listReviews';

/** A visible product and a window of its reviews. */
export async function readProductReviews(
  ctx: Ctx,
  id: Id,
  window: { offset: number; limit: number },
): Promise<{ product: Product; reviews: Review[] }> {
  const [found] = await findCards(ctx, [{ id: { equals: id } }], 1);
  if (!found) throw new Failure('productNotFound');
  const [product = found] = await withShops(ctx, [found]);
  return { product, reviews: await listReviews(ctx, product.id, window) };
}
