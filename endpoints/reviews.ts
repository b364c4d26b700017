import * as contract from '../contract/reviews';
import { createReview } from '../services/reviews/createReview';
import { deleteReview } from '../services/reviews/deleteReview';
import { readBoughtProduct } from '../services/reviews/readBoughtProduct';
import { listReviewable, readOwnReview, type Reviewable } from '../services/reviews/readOwnReviews';
import { implement } from './implement';
import { presentBoughtProduct } from './present/boughtProduct';
import { presentOrderLine } from './present/customerOrder';
import { presentOwnReview } from './present/review';

const reviewable = ({ line, updatedAt }: Reviewable) => ({ ...presentOrderLine(line), updated_at: updatedAt });

export const reviewEndpoints = [
  implement(contract.getSingleProduct, async (ctx, { params }) => ({
    status: 200,
    product: presentBoughtProduct(await readBoughtProduct(ctx, params.id)),
  })),
  implement(contract.getExistingReview, async (ctx, { params }) => {
    const review = await readOwnReview(ctx, params.product_id);
    return { status: 200, review: review && presentOwnReview(review) };
  }),
  implement(contract.createReview, async (ctx, { body, files }) => {
    const result = await createReview(ctx, body, files);
    if (result.ok) return { status: 200, message: 'reviewAdded', review: presentOwnReview(result.review) };
    if (result.reason === 'there') return { status: 409, message: 'reviewThere' };
    return { status: 201, message: 'reviewNotBought' };
  }),
  implement(contract.deleteReview, async (ctx, { params }) =>
    (await deleteReview(ctx, params.product_id))
      ? { status: 200, message: 'reviewDeleted' }
      : { status: 201, message: 'noReview' },
  ),
  implement(contract.myReviewOrder, async (ctx) => {
    const { fresh, history } = await listReviewable(ctx);
    return {
      status: 200,
      new: fresh.map(reviewable),
      history: history.map((each) => ({ ...reviewable(each), review: presentOwnReview(each.review) })),
    };
  }),
];
