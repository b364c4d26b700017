import type { z } from 'zod';
import type { publicReview } from '../../contract/productPages';
import type { ownReview } from '../../contract/reviews';
import type { Review } from '../../payload-types';
import { filled, refId } from '../../services/relations';
import { imagePath } from './image';

/** A review as the public sees it. Neither the name nor the picture of an anonymous reviewer leaves the server. */
export function presentReview(review: Review): z.input<typeof publicReview> {
  const hidden = review.hide === 1;
  const user = hidden ? null : filled(review.user);
  return {
    id: review.id,
    product_id: refId(review.product) ?? 0,
    star: review.star,
    details: review.details ?? '',
    hide: hidden ? 1 : 0,
    user: user ? { name: user.name, image: imagePath(user.image, 'thumbnail') } : null,
    image1: imagePath(review.image1, 'card'),
    image2: imagePath(review.image2, 'card'),
    image3: imagePath(review.image3, 'card'),
    created_at: review.createdAt,
  };
}

/** A review as its author sees it; pictures populated. */
export function presentOwnReview(review: Review): z.input<typeof ownReview> {
  return {
    id: review.id,
    product_id: refId(review.product) ?? 0,
    star: review.star,
    details: review.details ?? '',
    hide: review.hide === 1 ? 1 : 0,
    image1: imagePath(review.image1, 'card'),
    image2: imagePath(review.image2, 'card'),
    image3: imagePath(review.image3, 'card'),
    created_at: review.createdAt,
  };
}
