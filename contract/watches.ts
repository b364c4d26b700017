/** Watches: a customer waits for a product to be back in stock, or for a lower price. */
import { z } from 'zod';
import { watchKinds } from '../domain/watches/rules';
import { defineRoute, nothing } from './route';
import { flag, id, image, instant, pathId, taka } from './shapes';

const tag = 'Favourites';
const kind = z
  .enum(watchKinds)
  .describe('What is waited for: `stock`, that it can be bought again, or `price`, that it costs less than now.');

export const watchShape = z
  .strictObject({
    kind,
    price: taka.describe('The selling price at the time of asking.'),
    created_at: instant,
    product: z.strictObject({
      id,
      slug: z.string(),
      name: z.string(),
      name_bn: z.string(),
      thumbnail: image,
      selling_price: taka,
      qty: z.int().min(0).describe('Pieces in stock; 0 also when the product is no longer shown.'),
      visible: flag.describe('1: it is shown in the shop, 0: not at the moment.'),
    }),
  })
  .meta({ id: 'Watch', description: 'What a customer waits for at a product. It is gone once they have been told.' });

export const watchProduct = defineRoute({
  name: 'watchProduct',
  method: 'POST',
  path: '/watch-product/:productId',
  who: 'signed-in',
  tag,
  summary:
    'Has the caller told once when a sold-out product is back, or when one that can be bought costs less; at most 100 in all',
  params: z.strictObject({ productId: pathId }),
  body: z.strictObject({ kind }),
  limits: [
    { per: 'address', points: 600, perSeconds: 3_600 },
    { per: 'account', points: 200, perSeconds: 3_600 },
  ],
  answers: { 200: nothing },
  fails: ['invalid', 'productNotFound'],
});

export const unwatchProduct = defineRoute({
  name: 'unwatchProduct',
  method: 'DELETE',
  path: '/watch-product/:productId/:kind',
  who: 'signed-in',
  tag,
  summary: 'The caller waits no more; nothing happens when they did not',
  params: z.strictObject({ productId: pathId, kind }),
  answers: { 200: nothing },
});

export const readWatch = defineRoute({
  name: 'readWatch',
  method: 'GET',
  path: '/watch-product/:productId',
  who: 'signed-in',
  tag,
  summary: 'What the caller waits for at a product',
  params: z.strictObject({ productId: pathId }),
  answers: { 200: z.strictObject({ kinds: z.array(kind).describe('What the caller waits for; empty: nothing.') }) },
});

export const myWatches = defineRoute({
  name: 'myWatches',
  method: 'GET',
  path: '/watched-products',
  who: 'signed-in',
  tag,
  summary: 'Everything the caller waits for, newest first: at most 100',
  answers: { 200: z.strictObject({ watches: z.array(watchShape).describe('What the caller waits for.') }) },
});
