/** The cart: one line for a product with the same chosen options; grocery and general stand apart. */
import { z } from 'zod';
import { defineRoute } from './route';
import { placeInPath } from './places';
import { flag, id, image, optionalText, pathId, taka, wholeNumber } from './shapes';

const tag = 'Cart';

/** What stands between a line and the checkout. `null`: nothing. */
export const lineBlockers = ['unavailable', 'outOfStock', 'otherArea'] as const;

export const cartProduct = z.strictObject({
  id,
  type: z.union([z.literal(1), z.literal(2)]),
  name: z.string(),
  name_bn: z.string(),
  slug: z.string(),
  thumbnail: image,
  selling_price: taka,
  original_price: taka,
  /** 0 also when the product is not shown any more. */
  qty: z.int().min(0),
  vendor: z.strictObject({ business_upazila: z.string(), business_upazila_id: id.nullable() }),
  shop: z.strictObject({ id, name: z.string(), slug: z.string() }).nullable(),
});

export const cartLine = z.strictObject({
  id,
  product_id: id,
  product_qty: z.int().min(1).max(10),
  variation1: z.string(),
  variation2: z.string(),
  total: taka,
  blocker: z.enum(lineBlockers).nullable(),
  product: cartProduct,
});
export type CartLine = z.output<typeof cartLine>;

/** What one of the two carts comes to without a coupon, as the order will be computed. */
export const cartSummary = z.strictObject({
  /** At original prices. */
  original: taka,
  /** What the selling prices take off. */
  discount: taka,
  subtotal: taka,
  /** Shipping before its discount. */
  shipping_fee: taka,
  shipping_discount: taka,
  /** 1: the discount takes all of the shipping fee. */
  free_shipping: flag,
  /** What is paid for delivery: the order payload's `delivery_charge`. */
  delivery_charge: taka,
  total: taka,
});
export type CartSummary = z.output<typeof cartSummary>;

const charge = z.strictObject({ value: taka });

export const getCart = defineRoute({
  name: 'getCart',
  method: 'GET',
  path: '/cart',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: "The caller's two carts with charges; `upazila` marks groceries of another area",
  /** The stored location, as ids or names. */
  query: z.strictObject({ district: placeInPath.optional(), upazila: placeInPath.optional() }),
  answers: {
    200: z.strictObject({
      grocerycart: z.array(cartLine),
      generalcart: z.array(cartLine),
      /** Shops in the general cart: what its per-shop charge is multiplied with. */
      vendorcount: z.int().min(0),
      general_delivery_charge: charge,
      grocery_delivery_charge: charge,
      /** Taka taken off the shipping fee of this cart. */
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
  summary: 'Puts a product with its chosen options into the cart. An `Idempotency-Key` header makes a repeat safe',
  body: z.strictObject({
    product_id: id,
    product_qty: wholeNumber(1, 10).default(1),
    variation1: optionalText(100),
    variation2: optionalText(100),
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
  summary: 'One more (`inc`) or one less (`dec`) of a cart line. An `Idempotency-Key` header makes a repeat safe',
  params: z.strictObject({ cartId: pathId, direction: z.enum(['inc', 'dec']) }),
  answers: { 200: z.strictObject({ product_qty: z.int().min(1).max(10) }) },
  fails: ['notFound', 'invalid'],
});

export const deleteCartItem = defineRoute({
  name: 'deleteCartItem',
  method: 'DELETE',
  path: '/delete-cart-item/:cartId',
  who: 'signed-in',
  tag,
  summary: 'Takes a line out of the cart. An `Idempotency-Key` header makes a repeat safe',
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
  params: z.strictObject({ type: wholeNumber(1, 2) }),
  answers: { 200: z.strictObject({ count: z.int().min(0), cart_count: z.int().min(0) }) },
});
