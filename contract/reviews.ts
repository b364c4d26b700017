/** Reviews that customers write about products they bought. */
import { z } from 'zod';
import { customerOrderLine } from './account';
import { productCardShape } from './productShapes';
import { defineRoute } from './route';
import { flag, flagInput, id, image, instant, optionalText, pathId, personName, picture, star } from './shapes';

const tag = 'Reviews';

export const ownReview = z
  .strictObject({
    id,
    product_id: id,
    star: z.int().min(1).max(5).describe('How many stars the caller gives.'),
    details: z.string().describe('The caller’s text.'),
    hide: flag,
    image1: image,
    image2: image,
    image3: image,
    created_at: instant,
  })
  .meta({ id: 'OwnReview', description: 'The caller’s own review of a product.' });

export const getSingleProduct = defineRoute({
  name: 'getSingleProduct',
  method: 'GET',
  path: '/get-single-product/:id',
  who: 'signed-in',
  scope: 'catalogue:read',
  tag,
  summary: "A product as the review and return forms show it, with its vendor's return address for those who bought it",
  params: z.strictObject({ id: pathId }),
  answers: {
    200: z.strictObject({
      product: productCardShape
        .pick({
          id: true,
          name: true,
          name_bn: true,
          slug: true,
          thumbnail: true,
          selling_price: true,
          original_price: true,
          short_description: true,
        })
        .extend({
          short_description_bn: z.string(),
          vendor: z
            .strictObject({
              name: personName,
              business_thana: z.string(),
              business_upazila: z.string(),
              business_district: z.string(),
              postcode: z.string(),
              business_address: z.string(),
              mobile: z.string(),
            })
            .nullable()
            .describe(
              'Where a returned product is sent. Only for the customer with an accepted return; null for everybody else.',
            ),
        }),
    }),
  },
  fails: ['notFound'],
});

export const getExistingReview = defineRoute({
  name: 'getExistingReview',
  method: 'GET',
  path: '/get-existing-review/:product_id',
  who: 'signed-in',
  tag,
  summary: "The caller's review of a product, or null",
  params: z.strictObject({ product_id: pathId }),
  answers: {
    200: z.strictObject({ review: ownReview.nullable().describe('The caller’s review; null when there is none.') }),
  },
});

export const createReview = defineRoute({
  name: 'createReview',
  method: 'POST',
  path: '/create-review',
  who: 'signed-in',
  tag,
  summary: 'Reviews a bought product once its package is delivered; up to three pictures',
  body: z.strictObject({
    product_id: id,
    star: star.describe('How many stars the caller gives.'),
    details: optionalText(2000).describe('The caller’s comment.'),
    hide: flagInput.default(0),
  }),
  files: { image1: picture(10), image2: picture(10), image3: picture(10) },
  answers: {
    200: z.strictObject({ review: ownReview.describe('The review as stored.') }),
    201: z.strictObject({}),
    409: z.strictObject({}),
  },
  fails: ['invalid', 'notFound'],
});

export const deleteReview = defineRoute({
  name: 'deleteReview',
  method: 'DELETE',
  path: '/delete-review/:product_id',
  who: 'signed-in',
  tag,
  summary: "Deletes the caller's review of a product; 201 when there is none",
  params: z.strictObject({ product_id: pathId }),
  answers: { 200: z.strictObject({}), 201: z.strictObject({}) },
});

export const myReviewOrder = defineRoute({
  name: 'myReviewOrder',
  method: 'GET',
  path: '/my-review-order',
  who: 'signed-in',
  tag,
  summary: 'What the caller may review (`new`) and has reviewed (`history`), newest first',
  answers: {
    200: z.strictObject({
      new: z
        .array(customerOrderLine.extend({ updated_at: instant }))
        .describe('What can be reviewed: one line per product, the latest bought.'),
      history: z
        .array(
          customerOrderLine.extend({ updated_at: instant, review: ownReview.describe('The review of the product.') }),
        )
        .describe('What has been reviewed.'),
    }),
  },
});
