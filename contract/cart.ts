/** The cart: one line per product and chosen options; grocery and general are separate. */
import { z } from 'zod';
import { defineRoute } from './route';
import { placeInPath } from './places';
import { flag, handle, id, image, optionalText, pathId, taka, wholeNumber } from './shapes';
import { againStates } from '../domain/orders/again';
import { shopNameShape } from './productShapes';

const tag = 'Cart';

/** Why a line cannot be checked out. `null`: it can. */
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
    qty: z.int().min(0).describe('Pieces in stock; 0 also when the product is no longer shown.'),
    vendor: z.strictObject({
      business_upazila: z.string(),
      business_upazila_id: id.nullable(),
      business_district_id: id.nullable(),
    }),
    shop: shopNameShape.nullable(),
  })
  .meta({ id: 'CartProduct', description: 'A product as the cart shows it.' });

export const cartLine = z
  .strictObject({
    id,
    product_id: id,
    product_qty: z.int().min(1).max(10),
    variation1: z.string(),
    variation2: z.string(),
    total: taka.describe('The price of all pieces of this line.'),
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
    delivery_charge: taka.describe('The price of delivery: the `delivery_charge` of `order-place`.'),
    cheaper_delivery: z
      .strictObject({
        from: taka.describe('The subtotal from which delivery is cheaper.'),
        missing: taka.describe('How much is missing until then.'),
        charge: taka.describe('What delivery costs then.'),
      })
      .nullable()
      .describe('What more products would make of the delivery charge; null when they change nothing.'),
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
  summary: "The caller's two carts with charges; `upazila` marks groceries from other areas",
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
  summary: 'Adds a product with its chosen options to the cart',
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
  summary: 'Removes a line from the cart',
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
      count: z.int().min(0).describe('How many lines were removed from the cart.'),
      cart_count: z.int().min(0),
    }),
  },
});

const shoppersPlace = z.strictObject({ district: placeInPath.optional(), upazila: placeInPath.optional() });
const ownPackage = z.strictObject({ tracking_id: handle });

export const againLine = z
  .strictObject({
    id,
    state: z
      .enum(againStates)
      .describe(
        'What becomes of it. `same`, `priceChanged` and `fewer` go into the cart; `inCart`, `soldOut`, `optionGone`, `otherArea` and `gone` do not.',
      ),
    name: z.string(),
    name_bn: z.string(),
    thumbnail: image,
    variation1: z.string(),
    variation2: z.string(),
    bought_qty: z.int().describe('How many pieces were bought.'),
    bought_price: taka.describe('The price of one piece then.'),
    product_qty: z.int().describe('How many pieces go into the cart now; 0 when none do.'),
    selling_price: taka.nullable().describe('The price of one piece now; null when it is no longer sold.'),
  })
  .meta({ id: 'AgainLine', description: 'A product bought before, and whether it can be ordered again.' });

export const previewAgain = defineRoute({
  name: 'previewAgain',
  method: 'GET',
  path: '/order-again/:tracking_id',
  who: 'signed-in',
  tag,
  summary: 'What ordering a package of the caller again would put into the cart; changes nothing',
  params: ownPackage,
  query: shoppersPlace,
  answers: { 200: z.strictObject({ lines: z.array(againLine).describe('The products of the package.') }) },
  fails: ['notFound'],
});

export const orderAgain = defineRoute({
  name: 'orderAgain',
  method: 'POST',
  path: '/order-again/:tracking_id',
  who: 'signed-in',
  tag,
  summary: 'Puts the products of a package of the caller into the cart again, as far as they are still sold',
  idempotent: true,
  params: ownPackage,
  query: shoppersPlace,
  limits: [{ per: 'account', points: 20, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      added: z.int().min(0).describe('How many lines were added.'),
      cart_count: z.int().min(0),
      lines: z.array(againLine).describe('The products of the package.'),
    }),
  },
  fails: ['notFound'],
});

export const saveForLater = defineRoute({
  name: 'saveForLater',
  method: 'POST',
  path: '/save-for-later/:cartId',
  who: 'signed-in',
  tag,
  summary: 'Moves a line from the cart to what is saved for later, with its options',
  params: z.strictObject({ cartId: pathId }),
  answers: { 200: z.strictObject({ saved_id: id.describe('The saved line.'), cart_count: z.int().min(0) }) },
  fails: ['notFound', 'invalid'],
});

export const getSavedLines = defineRoute({
  name: 'getSavedLines',
  method: 'GET',
  path: '/saved-for-later',
  who: 'signed-in',
  tag,
  summary: "The caller's lines saved for later, with prices and stock of now",
  answers: { 200: z.strictObject({ saved: z.array(cartLine).describe('The lines, newest first.') }) },
});

export const moveToCart = defineRoute({
  name: 'moveToCart',
  method: 'POST',
  path: '/move-to-cart/:savedId',
  who: 'signed-in',
  tag,
  summary: 'Moves a saved line back to the cart, with as many pieces as are in stock',
  params: z.strictObject({ savedId: pathId }),
  answers: {
    200: z.strictObject({
      cart_id: id.nullable().describe('The cart line; null when it was in the cart already.'),
      cart_count: z.int().min(0),
    }),
  },
  fails: ['notFound', 'invalid'],
});

export const removeSavedLine = defineRoute({
  name: 'removeSavedLine',
  method: 'DELETE',
  path: '/remove-saved/:savedId',
  who: 'signed-in',
  tag,
  summary: 'Removes a line that was saved for later',
  params: z.strictObject({ savedId: pathId }),
  answers: { 200: z.strictObject({}) },
  fails: ['notFound'],
});
