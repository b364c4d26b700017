/** What shoppers see of one product: its page and its reviews. */
import { z } from 'zod';
import { productPageFields } from '../domain/products/fieldSets';
import { shopCard } from './catalogue';
import { categoryNameShape } from './categories';
import { answerShape } from './declaredAnswers';
import { descriptionParts, productCardShape } from './productShapes';
import { defineRoute } from './route';
import { variantShape } from './variants';
import { flag, id, idList, image, instant, limit, offset, pathId, pathSlug, personName } from './shapes';

const tag = 'Catalogue';
const total = z.int().min(0);

const star = z
  .number()
  .min(0)
  .max(5)
  .describe('The average of its reviews in stars, with one decimal; 0 without a review.');

export const publicReview = z
  .strictObject({
    id,
    product_id: id,
    star: z.int().min(1).max(5).describe('How many stars the reviewer gives.'),
    details: z.string().describe('The reviewer’s text.'),
    hide: flag,
    user: z
      .strictObject({ name: personName, image })
      .nullable()
      .describe('The reviewer; null for an anonymous review.'),
    image1: image,
    image2: image,
    image3: image,
    created_at: instant,
  })
  .meta({ id: 'Review', description: 'A review as the public sees it. With `hide` 1 the reviewer is not named.' });

export const productDetails = z
  .strictObject({
    ...productCardShape.shape,
    ...answerShape(productPageFields),
    ...descriptionParts,
    variants: z
      .array(variantShape)
      .describe('Its shown combinations with a price and stock of their own; one that is not listed cannot be bought.'),
    brand: z.strictObject({ id, name: z.string(), name_bn: z.string() }).nullable(),
    vendor: z.strictObject({
      id,
      business_district: z.string(),
      business_district_id: id.nullable(),
      business_upazila: z.string(),
      business_upazila_bn: z.string(),
      business_upazila_id: id.nullable(),
    }),
    shop: shopCard.nullable(),
    category: categoryNameShape.nullable(),
    subcategory: categoryNameShape.nullable(),
    childcategory: categoryNameShape.nullable(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'Product', description: 'A product with everything its page shows.' });

export const viewProductDetails = defineRoute({
  name: 'viewProductDetails',
  method: 'GET',
  path: '/view-product-details/:category/:product',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'One product inside its main category (the older product page)',
  params: z.strictObject({ category: pathSlug, product: pathSlug }),
  cache: 'catalogue',
  answers: { 200: z.strictObject({ product: productDetails }) },
  fails: ['notFound'],
});

export const viewProduct = defineRoute({
  name: 'viewProduct',
  method: 'GET',
  path: '/view-product/:slug',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'One product with its first reviews and similar products',
  params: z.strictObject({ slug: pathSlug }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      product: productDetails,
      star,
      total_review: total,
      review: z.array(publicReview).describe('The newest reviews.'),
      same_product: z.array(productCardShape),
      flash_sale: flag.describe('1: it is part of a flash sale that ends, see `/flash-sale`; 0: not.'),
    }),
  },
  fails: ['notFound'],
});

export const viewProductPreview = defineRoute({
  name: 'viewProductPreview',
  method: 'GET',
  path: '/product-preview/:slug',
  who: ['superadmin', 'subadmin', 'vendor'],
  scope: 'catalogue:read',
  tag,
  summary: 'The page of a product that customers do not see (yet): a vendor’s own, any for admins',
  params: z.strictObject({ slug: pathSlug }),
  answers: { 200: z.strictObject({ product: productDetails }) },
  fails: ['productNotFound'],
});

export const getAllReview = defineRoute({
  name: 'getAllReview',
  method: 'GET',
  path: '/get-all-review/:productId',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'A product and its reviews, newest first',
  params: z.strictObject({ productId: pathId }),
  query: z.strictObject({ offset: offset.optional(), limit: limit.optional() }),
  answers: {
    200: z.strictObject({
      product: productCardShape,
      review: z.array(publicReview).describe('The reviews, newest first.'),
      star,
      total_review: total,
    }),
  },
  fails: ['notFound'],
});

export const getBoughtTogether = defineRoute({
  name: 'getBoughtTogether',
  method: 'GET',
  path: '/bought-with/:productId',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'Up to six products that are often bought with this one, counted every night from completed orders',
  params: z.strictObject({ productId: pathId }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      products: z.array(productCardShape).describe('The products, the most often bought first; empty without any.'),
    }),
  },
});

export const getProductCards = defineRoute({
  name: 'getProductCards',
  method: 'GET',
  path: '/product-cards',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'Up to 20 products by their ids, in that order; what is not shown any more is left out',
  query: z.strictObject({ ids: idList.describe('The products: one id, or several joined by commas.') }),
  answers: { 200: z.strictObject({ products: z.array(productCardShape) }) },
});
