/** The cart: one line for a product with the same chosen options; grocery and general stand apart. */
import { z } from 'zod';
import { defineRoute } from './route';
import { placeInPath } from './places';
import { flag, id, image, optionalText, pathId, taka, wholeNumber } from './shapes';

const tag = 'Cart';

/** What stands between a line and the checkout. `null`: nothing. */
export const lineBlockers = ['unavailable', 'outOfStock', 'otherArea'] as const;

export const cartProduct = z
  .strictObject({
    id,
    type: z.union([z.literal(1), z.literal(2)]),
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    thumbnail: image,
    selling_price: taka,
    original_price: taka,
    qty: z.int().min(0).describe('Pieces in stock; 0 also when the product is not shown any more.'),
    vendor: z.strictObject({ business_upazila: z.string(), business_upazila_id: id.nullable() }),
    shop: z.strictObject({ id, name: z.string(), slug: z.string() }).nullable(),
  })
  .meta({ id: 'CartProduct', description: 'A product as the cart shows it.' });

export const cartLine = z
  .strictObject({
    id,
    product_id: id,
    product_qty: z.int().min(1).max(10),
    variation1: z.string(),
    variation2: z.string(),
    total: taka.describe('What the pieces of this line cost together.'),
    blocker: z.enum(lineBlockers).nullable(),
    product: cartProduct,
  })
  .meta({ id: 'CartLine', description: 'One line of a cart: a product with its chosen options, and how many of it.' });
export type CartLine = z.output<typeof cartLine>;

export const cartSummary = z
  .strictObject({
    original: taka,
    discount: taka,
    subtotal: taka,
    shipping_fee: taka,
    shipping_discount: taka,
    free_shipping: flag,
    delivery_charge: taka.describe('What is paid for delivery: the `delivery_charge` of `order-place`.'),
    total: taka,
  })
  .meta({
    id: 'CartSummary',
    description: 'What one of the two carts comes to without a coupon, as the order will be computed.',
  });
export type CartSummary = z.output<typeof cartSummary>;

const charge = z
  .strictObject({ value: taka.describe('What delivery costs.') })
  .meta({ id: 'Charge', description: 'A delivery charge.' });

export const getCart = defineRoute({
  name: 'getCart',
  method: 'GET',
  path: '/cart',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: "The caller's two carts with charges; `upazila` marks groceries of another area",
  query: z.strictObject({ district: placeInPath.optional(), upazila: placeInPath.optional() }),
  answers: {
    200: z.strictObject({
      grocerycart: z.array(cartLine),
      generalcart: z.array(cartLine),
      vendorcount: z.int().min(0),
      general_delivery_charge: charge,
      grocery_delivery_charge: charge,
      discount_general_charge: taka,
      discount_grocery_charge: taka,
      grocery_summary: cartSummary,
      general_summary: cartSummary,
    }),
  },
});

export const addToCart = defineRoute({
  name: 'addToCart',
  method: 'POST',
  path: '/add-to-cart',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: 'Puts a product with its chosen options into the cart',
  idempotent: true,
  body: z.strictObject({
    product_id: id,
    product_qty: wholeNumber(1, 10).default(1),
    variation1: optionalText(100).describe(
      'The chosen option of the first variation; empty for a product without options.',
    ),
    variation2: optionalText(100).describe(
      'The chosen option of the second variation; empty for a product without one.',
    ),
  }),
  answers: {
    201: z.strictObject({ cart_id: id, cart_count: z.int().min(0) }),
    409: z.strictObject({}),
  },
  fails: ['notFound', 'invalid'],
});

export const cartUpdateQuantity = defineRoute({
  name: 'cartUpdateQuantity',
  method: 'PUT',
  path: '/cart-update-quantity/:cartId/:direction',
  who: 'signed-in',
  tag,
  summary: 'One more (`inc`) or one less (`dec`) of a cart line',
  idempotent: true,
  params: z.strictObject({ cartId: pathId, direction: z.enum(['inc', 'dec']) }),
  answers: { 200: z.strictObject({ product_qty: z.int().min(1).max(10) }) },
  fails: ['notFound', 'invalid', 'conflict'],
});

export const deleteCartItem = defineRoute({
  name: 'deleteCartItem',
  method: 'DELETE',
  path: '/delete-cart-item/:cartId',
  who: 'signed-in',
  tag,
  summary: 'Takes a line out of the cart',
  idempotent: true,
  params: z.strictObject({ cartId: pathId }),
  answers: { 200: z.strictObject({ cart_count: z.int().min(0) }) },
  fails: ['notFound'],
});

export const deleteFullCart = defineRoute({
  name: 'deleteFullCart',
  method: 'DELETE',
  path: '/delete-full-cart/:type',
  who: 'signed-in',
  tag,
  summary: 'Empties the grocery cart (1) or the general cart (2)',
  params: z.strictObject({ type: wholeNumber(1, 2).describe('1: the grocery cart, 2: the general cart.') }),
  answers: {
    200: z.strictObject({
      count: z.int().min(0).describe('How many lines left the cart.'),
      cart_count: z.int().min(0),
    }),
  },
});
