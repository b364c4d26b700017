/** What shoppers see without signing in: home, categories, shops, mall, grocery, search. */
import { z } from 'zod';
import { defineRoute } from './route';
import { categoryNameShape } from './categories';
import { facets, gridFilters, gridQuery } from './grids';
import { placeOrAnywhere } from './places';
import { productCardShape } from './productShapes';
import { flag, id, image, instant, limit, offset, pathSlug, text } from './shapes';

const tag = 'Catalogue';
const total = z.int().min(0);

export const shopCard = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    tagline: z.string(),
    logo: image,
    banner: image,
    verify: flag.describe('1: admins have marked the shop as verified, 0: not.'),
  })
  .meta({ id: 'ShopCard', description: 'A shop as a tile.' });

const products = z.array(productCardShape);
/** The "more" lists: a page of 48 unless requested otherwise. */
const windowQuery = z.strictObject({ offset: offset.optional(), limit: limit.optional() });
const place = { district: placeOrAnywhere, upazila: placeOrAnywhere };

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
      flash_sell: products.describe('Products whose discount is large enough for the flash sale.'),
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
  summary: 'A child category and the categories above it',
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

const listAnswers = {
  200: z.strictObject({ product: products.describe('The products of this part of the list.'), totalcount: total }),
};
const moreProducts = (name: string, path: `/${string}`, summary: string) =>
  defineRoute({
    name,
    method: 'GET',
    path,
    who: 'public',
    scope: 'catalogue:read',
    tag,
    summary,
    query: windowQuery,
    cache: 'catalogue',
    answers: listAnswers,
  });

export const getFeaturedProduct = moreProducts(
  'getFeaturedProduct',
  '/get-featured-product',
  'Featured products, newest first',
);
export const getFlashProduct = moreProducts(
  'getFlashProduct',
  '/get-flash-product',
  'Products whose discount is large enough for the flash sale, largest discount first',
);
export const getFlashSale = defineRoute({
  name: 'getFlashSale',
  method: 'GET',
  path: '/flash-sale',
  who: 'public',
  scope: 'catalogue:read',
  tag,
  summary:
    'When the flash sale ends, by the clock of the server; after that its list is empty. Prices do not depend on it',
  answers: {
    200: z.strictObject({
      ends_at: instant.nullable().describe('When it ends; null where it does not end, or is over.'),
      ends_in: z.int().min(1).nullable().describe('Seconds until then; null as above.'),
      server_time: instant.describe('The time of the server at this answer.'),
    }),
  },
});
export const getNewProduct = moreProducts('getNewProduct', '/get-new-product', 'All products, newest first');

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
  answers: listAnswers,
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
  cache: 'catalogue',
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
      first_list: z.enum(['grocery', 'general']).describe('The list with the best match; it is shown first'),
      did_you_mean: z
        .string()
        .nullable()
        .describe('The search with the known words nearest to its unknown ones; null where every word is known'),
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
