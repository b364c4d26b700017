/** Favourite products of a customer. */
import { z } from 'zod';
import { defineRoute } from './route';
import { id, image, instant, pathId, taka } from './shapes';

const tag = 'Favourites';

export const favorite = z
  .strictObject({
    id,
    product_id: id,
    created_at: instant,
    product: z.strictObject({
      id,
      slug: z.string(),
      type: z.union([z.literal(1), z.literal(2)]),
      business_upazila_id: id.nullable(),
      name: z.string(),
      name_bn: z.string(),
      image1: image,
      thumbnail: image,
      selling_price: taka,
      original_price: taka,
      qty: z.int().min(0).describe('Pieces in stock; 0 also when the product is no longer shown.'),
      variation1: z.string(),
      variation2: z.string(),
      option1: z.string(),
      option2: z.string(),
    }),
  })
  .meta({ id: 'Favourite', description: 'A product that the customer keeps as a favourite.' });

export const addToFavorite = defineRoute({
  name: 'addToFavorite',
  method: 'POST',
  path: '/add-to-favorite/:productId',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: 'Adds a product to the favourites',
  idempotent: true,
  params: z.strictObject({ productId: pathId }),
  answers: { 201: z.strictObject({ favorite_id: id }), 409: z.strictObject({}) },
  fails: ['notFound'],
});

export const getFavoriteProducts = defineRoute({
  name: 'getFavoriteProducts',
  method: 'GET',
  path: '/get-favorite-products',
  who: 'signed-in',
  tag,
  summary: "The caller's favourites, newest first",
  answers: { 200: z.strictObject({ favorite: z.array(favorite).describe('The favourites, newest first.') }) },
});

export const getFavoriteIds = defineRoute({
  name: 'getFavoriteIds',
  method: 'GET',
  path: '/get-favorite-ids',
  who: 'signed-in',
  tag,
  summary: "Which products are the caller's favourites: at most the newest 1,000",
  answers: {
    200: z.strictObject({ product_ids: z.array(id).describe('The products, the newest favourite first.') }),
  },
});

export const removeFavorite = defineRoute({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/remove-favorite/:id',
  who: 'signed-in',
  tag,
  summary: 'Removes a favourite',
  idempotent: true,
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({}) },
  fails: ['notFound'],
});

export const removeFavoriteProduct = defineRoute({
  name: 'removeFavoriteProduct',
  method: 'DELETE',
  path: '/remove-favorite-product/:productId',
  who: 'signed-in',
  tag,
  summary: 'Removes a product from the favourites; nothing happens when it is not one',
  idempotent: true,
  params: z.strictObject({ productId: pathId }),
  answers: { 200: z.strictObject({}) },
});
