import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Review } from '../../payload-types';
import { openDb } from '../../services/db/openDb';
import { refId } from '../../services/relations';
import { countRating } from '../../services/reviews/countRating';

/** A product's stars follow its reviews, whichever entry point a review is written through. */
export const keepRating: CollectionAfterChangeHook<Review> = async ({ doc, previousDoc, operation, req }) => {
  const product = refId(doc.product);
  const created = operation === 'create';
  const stars = created ? doc.star : doc.star - previousDoc.star;
  if (product !== null && (created || stars !== 0)) {
    await countRating(openDb(req.payload, req), product, { stars, reviews: created ? 1 : 0 });
  }
  return doc;
};

/** A deleted review no longer counts. */
export const dropRating: CollectionAfterDeleteHook<Review> = async ({ doc, req }) => {
  const product = refId(doc.product);
  if (product !== null) await countRating(openDb(req.payload, req), product, { stars: -doc.star, reviews: -1 });
};
