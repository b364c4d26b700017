/** Reviews a customer writes about bought products. */
import { z } from 'zod';
import { customerOrderLine } from './account';
import { productCardShape } from './products';
import { defineRoute } from './route';
import { flag, flagInput, id, image, instant, optionalText, pathId, picture, star } from './shapes';

const tag = 'Reviews';

/** The caller's own review of a product. */
export const ownReview = z.strictObject({
  id,
  product_id: id,
  star: z.int().min(1).max(5),
  details: z.string(),
  hide: flag,
  image1: image,
  image2: image,
  image3: image,
  created_at: instant,
});

export const getSingleProduct = defineRoute({
  name: 'getSingleProduct',
  method: 'GET',
  path: '/get-single-product/:id',
  who: 'signed-in',
  tag,
  summary: "A product as the review and return forms show it, with its vendor's return address for who bought it",
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
          /** Where a returned product is sent. Only for the customer with an accepted return; null for everybody else. */
          vendor: z
            .strictObject({
              name: z.string(),
              business_thana: z.string(),
              business_upazila: z.string(),
              business_district: z.string(),
              postcode: z.string(),
              business_address: z.string(),
              mobile: z.string(),
            })
            .nullable(),
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
  answers: { 200: z.strictObject({ review: ownReview.nullable() }) },
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
    star,
    details: optionalText(2000),
    hide: flagInput.default(0),
  }),
  files: { image1: picture(10), image2: picture(10), image3: picture(10) },
  answers: { 200: z.strictObject({ review: ownReview }), 201: z.strictObject({}), 409: z.strictObject({}) },
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
      /** One line for a product, the latest bought. */
      new: z.array(customerOrderLine.extend({ updated_at: instant })),
      history: z.array(customerOrderLine.extend({ updated_at: instant, review: ownReview })),
    }),
  },
});
