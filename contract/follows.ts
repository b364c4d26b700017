/** Following shops: followers are notified of new products, at most once a day for each shop. */
import { z } from 'zod';
import { shopCard } from './catalogue';
import { defineRoute, nothing } from './route';
import { flag, pathId } from './shapes';

const tag = 'Favourites';
const params = z.strictObject({ shopId: pathId.describe('The shop.') });

export const followShop = defineRoute({
  name: 'followShop',
  method: 'POST',
  path: '/follow-shop/:shopId',
  who: 'signed-in',
  tag,
  summary: 'The caller follows a shop and is told of its new products, at most once a day; at most 200 shops',
  params,
  limits: [
    { per: 'address', points: 600, perSeconds: 3_600 },
    { per: 'account', points: 200, perSeconds: 3_600 },
  ],
  answers: { 200: nothing },
  fails: ['invalid', 'shopNotFound'],
});

export const unfollowShop = defineRoute({
  name: 'unfollowShop',
  method: 'DELETE',
  path: '/follow-shop/:shopId',
  who: 'signed-in',
  tag,
  summary: 'The caller follows a shop no more; nothing happens when they did not',
  params,
  answers: { 200: nothing },
});

export const readFollow = defineRoute({
  name: 'readFollow',
  method: 'GET',
  path: '/follow-shop/:shopId',
  who: 'signed-in',
  tag,
  summary: 'Whether the caller follows a shop',
  params,
  answers: { 200: z.strictObject({ following: flag.describe('1: the caller follows it, 0: not.') }) },
});

export const followedShops = defineRoute({
  name: 'followedShops',
  method: 'GET',
  path: '/followed-shops',
  who: 'signed-in',
  tag,
  summary: 'The open shops that the caller follows, by name: at most 200',
  answers: { 200: z.strictObject({ shops: z.array(shopCard).describe('The shops.') }) },
});
