/** What shoppers see without signing in: home, categories, products, shops, mall, grocery, search, reviews. */
import { z } from 'zod';
import { productPageFields } from '../domain/products/fieldSets';
import { answerShape } from './declared';
import { defineRoute } from './route';
import { categoryNameShape } from './categories';
import { facets, gridFilters, gridQuery } from './grids';
import { placeInPath } from './places';
import { productCardShape } from './products';
import { flag, id, image, instant, limit, offset, pathId, pathSlug, personName, text } from './shapes';

const tag = 'Catalogue';
const star = z
  .number()
  .min(0)
  .max(5)
  .describe('The average of its reviews in stars, with one decimal; 0 without a review.');
const total = z.int().min(0);

export const shopCard = z
  .strictObject({
    id,
    name: z.string(),
    slug: z.string(),
    tagline: z.string(),
    logo: image,
    banner: image,
    verify: flag.describe('1: admins have marked the shop as verified, 0: not.'),
  })
  .meta({ id: 'ShopCard', description: 'A shop as a tile.' });

export const publicReview = z
  .strictObject({
    id,
    product_id: id,
    star: z.int().min(1).max(5).describe('How many stars the reviewer gives.'),
    details: z.string().describe('What the reviewer wrote.'),
    hide: flag,
    user: z
      .strictObject({ name: personName, image })
      .nullable()
      .describe('The reviewer; null when they are not named.'),
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
    brand: z.strictObject({ id, name: z.string(), name_bn: z.string() }).nullable(),
    vendor: z.strictObject({
      id,
      business_district: z.string(),
      business_district_id: id.nullable(),
      business_upazila: z.string(),
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

const products = z.array(productCardShape);
/** The "more" lists: a page of 48 unless asked otherwise. */
const windowQuery = z.strictObject({ offset: offset.optional(), limit: limit.optional() });
const place = { district: placeInPath, upazila: placeInPath };

export const getHomeProduct = defineRoute({
  name: 'getHomeProduct',
  method: 'GET',
  path: '/get-home-product',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'The lists of the home page: 11 products each and 8 shops',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      featured: products.describe('The newest of the featured products.'),
      general: products.describe('The newest products.'),
      grocery: products.describe('The newest groceries.'),
      shop: z.array(shopCard).describe('Featured shops.'),
      flash_sell: products.describe('Products whose discount reaches the flash sale.'),
    }),
  },
});

export const fetchProducts = defineRoute({
  name: 'fetchProducts',
  method: 'GET',
  path: '/fetchproducts/:slug',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'A main category and its products',
  params: z.strictObject({ slug: pathSlug }),
  query: gridQuery,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      product_data: z.strictObject({ product: products.describe('Its products.'), category: categoryNameShape }),
      totalcount: total,
      facets,
    }),
  },
  fails: ['notFound'],
});

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
  summary: 'One product with its first reviews and others of its kind',
  params: z.strictObject({ slug: pathSlug }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      product: productDetails,
      star,
      total_review: total,
      review: z.array(publicReview).describe('The newest reviews.'),
      same_product: products,
    }),
  },
  fails: ['notFound'],
});

export const getChildProduct = defineRoute({
  name: 'getChildProduct',
  method: 'GET',
  path: '/get-child-product/:slug',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'The products of a child category, filtered and sorted, with counts',
  params: z.strictObject({ slug: pathSlug }),
  query: gridQuery,
  cache: 'catalogue',
  answers: { 200: z.strictObject({ products, totalcount: total, facets }) },
  fails: ['notFound'],
});

export const getChildCategoryDetails = defineRoute({
  name: 'getChildCategoryDetails',
  method: 'GET',
  path: '/getChildCategoryDetails/:slug',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'A child category and what stands above it',
  params: z.strictObject({ slug: pathSlug }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      childcategory: categoryNameShape.extend({ sub_cat_id: id }),
      subcategory: categoryNameShape.extend({ main_cat_id: id }),
      category: categoryNameShape,
    }),
  },
  fails: ['notFound'],
});

export const getPublicShopData = defineRoute({
  name: 'getPublicShopData',
  method: 'GET',
  path: '/get-shop-data/:slug/:offset/:limit',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'A shop and a window of its products, filtered and sorted, with counts',
  params: z.strictObject({ slug: pathSlug, offset, limit }),
  query: gridFilters,
  cache: 'catalogue',
  answers: { 200: z.strictObject({ shop: shopCard, products, totalcount: total, facets }) },
  fails: ['notFound'],
});

export const getMallData = defineRoute({
  name: 'getMallData',
  method: 'GET',
  path: '/get-mall-data',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary:
    'The verified shops by name, 24 or the part that is asked for, and a window of general products, filtered and sorted, with counts',
  query: gridQuery.extend({ shop_offset: offset.optional(), shop_limit: limit.optional() }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      shop: z.array(shopCard).describe('Verified shops by name.'),
      shop_total: total,
      products,
      totalcount: total,
      facets,
    }),
  },
});

export const getGroceryData = defineRoute({
  name: 'getGroceryData',
  method: 'GET',
  path: '/get-grocery-data/:district/:upazila/:offset/:limit',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'The groceries sold in an area, and general products from around it',
  params: z.strictObject({ ...place, offset, limit }),
  query: gridFilters,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      product: products.describe('The groceries sold in the area.'),
      general_grocery_products: products,
      totalcount: total,
      facets,
    }),
  },
  fails: ['notFound'],
});

export const getFeaturedProduct = defineRoute({
  name: 'getFeaturedProduct',
  method: 'GET',
  path: '/get-featured-product',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'Featured products, newest first',
  query: windowQuery,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({ product: products.describe('The products of this part of the list.'), totalcount: total }),
  },
});

export const getFlashProduct = defineRoute({
  name: 'getFlashProduct',
  method: 'GET',
  path: '/get-flash-product',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'Products whose discount reaches the flash sale, largest discount first',
  query: windowQuery,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({ product: products.describe('The products of this part of the list.'), totalcount: total }),
  },
});

export const getNewProduct = defineRoute({
  name: 'getNewProduct',
  method: 'GET',
  path: '/get-new-product',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'All products, newest first',
  query: windowQuery,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({ product: products.describe('The products of this part of the list.'), totalcount: total }),
  },
});

export const getGeneralGroceryProduct = defineRoute({
  name: 'getGeneralGroceryProduct',
  method: 'GET',
  path: '/get-general-grocery-product/:district/:upazila',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'General products from around an area',
  params: z.strictObject(place),
  query: windowQuery,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({ product: products.describe('The products of this part of the list.'), totalcount: total }),
  },
  fails: ['notFound'],
});

export const normalSearch = defineRoute({
  name: 'normalSearch',
  method: 'GET',
  path: '/normal-search/:keyword/:district/:upazila',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary: 'Search in both languages: groceries of the area and general products, best match first',
  params: z.strictObject({ keyword: text(100), ...place }),
  query: gridQuery,
  limits: [
    { per: 'address', points: 300, perSeconds: 60 },
    { per: 'account', points: 120, perSeconds: 60 },
  ],
  answers: {
    200: z.strictObject({
      grocery_products: products,
      general_products: products,
      grocery_total: total,
      general_total: total,
      facets,
    }),
  },
  fails: ['notFound'],
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
  query: windowQuery,
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

export const getNavbarData = defineRoute({
  name: 'getNavbarData',
  method: 'GET',
  path: '/get-navbar-data',
  who: 'signed-in',
  scope: 'catalogue:read',
  anonymous: 'body',
  tag,
  summary: 'How many cart lines and unread notifications the caller has',
  answers: { 200: z.strictObject({ cart_count: total, notification_count: total }) },
});
