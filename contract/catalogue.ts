/** What shoppers see without signing in: home, categories, products, shops, mall, grocery, search, reviews. */
import { z } from 'zod';
import { defineRoute } from './route';
import { categoryNameShape } from './categories';
import { facets, gridFilters, gridQuery } from './grids';
import { placeInPath } from './places';
import { productCardShape } from './products';
import { flag, id, image, instant, limit, offset, pathId, pathSlug, text } from './shapes';

const tag = 'Catalogue';
const star = z.number().min(0).max(5);
const total = z.int().min(0);

/** A shop as a tile. */
export const shopCard = z.strictObject({
  id,
  name: z.string(),
  slug: z.string(),
  tagline: z.string(),
  logo: image,
  banner: image,
  verify: flag,
});

/** A review as the public sees it. With `hide` 1 the reviewer is not named. */
export const publicReview = z.strictObject({
  id,
  product_id: id,
  star: z.int().min(1).max(5),
  details: z.string(),
  hide: flag,
  user: z.strictObject({ name: z.string(), image }).nullable(),
  image1: image,
  image2: image,
  image3: image,
  created_at: instant,
});

/** A product with everything its page shows. */
export const productDetails = z.strictObject({
  ...productCardShape.shape,
  description: z.string(),
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
  variation1: z.string(),
  variation2: z.string(),
  /** The labels to choose from, joined by commas. */
  option1: z.string(),
  option2: z.string(),
  image1: image,
  image2: image,
  image3: image,
  image4: image,
  image5: image,
  image6: image,
  /** The id of the embedded video, or empty. */
  video: z.string(),
  meta_title: z.string(),
  meta_keyword: z.string(),
  meta_descrip: z.string(),
  created_at: instant,
  updated_at: instant,
});

const products = z.array(productCardShape);
/** The "more" lists: a page of 48 unless asked otherwise. */
const windowQuery = z.strictObject({ offset: offset.optional(), limit: limit.optional() });
const place = { district: placeInPath, upazila: placeInPath };

export const getHomeProduct = defineRoute({
  name: 'getHomeProduct',
  method: 'GET',
  path: '/get-home-product',
  who: 'public',
  tag,
  summary: 'The lists of the home page: 11 products each and 8 shops',
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      featured: products,
      /** The newest products. */
      general: products,
      grocery: products,
      shop: z.array(shopCard),
      flash_sell: products,
    }),
  },
});

export const fetchProducts = defineRoute({
  name: 'fetchProducts',
  method: 'GET',
  path: '/fetchproducts/:slug',
  who: 'public',
  tag,
  summary: 'A main category and its products',
  params: z.strictObject({ slug: pathSlug }),
  query: gridQuery,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      product_data: z.strictObject({ product: products, category: categoryNameShape }),
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
  tag,
  summary: 'One product with its first reviews and others of its kind',
  params: z.strictObject({ slug: pathSlug }),
  cache: 'catalogue',
  answers: {
    200: z.strictObject({
      product: productDetails,
      star,
      total_review: total,
      review: z.array(publicReview),
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
  tag,
  summary: 'The verified shops by name, 24 or the part that is asked for, and a window of general products, filtered and sorted, with counts',
  query: gridQuery.extend({ shop_offset: offset.optional(), shop_limit: limit.optional() }),
  cache: 'catalogue',
  answers: { 200: z.strictObject({ shop: z.array(shopCard), shop_total: total, products, totalcount: total, facets }) },
});

export const getGroceryData = defineRoute({
  name: 'getGroceryData',
  method: 'GET',
  path: '/get-grocery-data/:district/:upazila/:offset/:limit',
  who: 'public',
  tag,
  summary: 'The groceries sold in an area, and general products from around it',
  params: z.strictObject({ ...place, offset, limit }),
  query: gridFilters,
  cache: 'catalogue',
  answers: {
    200: z.strictObject({ product: products, general_grocery_products: products, totalcount: total, facets }),
  },
  fails: ['notFound'],
});

export const getFeaturedProduct = defineRoute({
  name: 'getFeaturedProduct',
  method: 'GET',
  path: '/get-featured-product',
  who: 'public',
  tag,
  summary: 'Featured products, newest first',
  query: windowQuery,
  cache: 'catalogue',
  answers: { 200: z.strictObject({ product: products, totalcount: total }) },
});

export const getFlashProduct = defineRoute({
  name: 'getFlashProduct',
  method: 'GET',
  path: '/get-flash-product',
  who: 'public',
  tag,
  summary: 'Products whose discount reaches the flash sale, largest discount first',
  query: windowQuery,
  cache: 'catalogue',
  answers: { 200: z.strictObject({ product: products, totalcount: total }) },
});

export const getNewProduct = defineRoute({
  name: 'getNewProduct',
  method: 'GET',
  path: '/get-new-product',
  who: 'public',
  tag,
  summary: 'All products, newest first',
  query: windowQuery,
  cache: 'catalogue',
  answers: { 200: z.strictObject({ product: products, totalcount: total }) },
});

export const getGeneralGroceryProduct = defineRoute({
  name: 'getGeneralGroceryProduct',
  method: 'GET',
  path: '/get-general-grocery-product/:district/:upazila',
  who: 'public',
  tag,
  summary: 'General products from around an area',
  params: z.strictObject(place),
  query: windowQuery,
  cache: 'catalogue',
  answers: { 200: z.strictObject({ product: products, totalcount: total }) },
  fails: ['notFound'],
});

export const normalSearch = defineRoute({
  name: 'normalSearch',
  method: 'GET',
  path: '/normal-search/:keyword/:district/:upazila',
  who: 'public',
  tag,
  summary: 'Search in both languages: groceries of the area and general products, best match first',
  params: z.strictObject({ keyword: text(100), ...place }),
  query: gridQuery,
  limits: [{ per: 'address', points: 300, perSeconds: 60 }, { per: 'account', points: 120, perSeconds: 60 }],
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
  tag,
  summary: 'A product and its reviews, newest first',
  params: z.strictObject({ productId: pathId }),
  query: windowQuery,
  answers: {
    200: z.strictObject({ product: productCardShape, review: z.array(publicReview), star, total_review: total }),
  },
  fails: ['notFound'],
});

export const getNavbarData = defineRoute({
  name: 'getNavbarData',
  method: 'GET',
  path: '/get-navbar-data',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: 'How many cart lines and unread notifications the caller has',
  answers: { 200: z.strictObject({ cart_count: total, notification_count: total }) },
});
