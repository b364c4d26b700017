/** From the cart to an order. The server computes every amount; the amounts a client sends are only compared. */
import { z } from 'zod';
import { mostOffers } from '../domain/coupons/offers';
import { deliverySlots } from '../domain/orders/deliverySlots';
import { address } from './addresses';
import { defineRoute } from './route';
import { day, flag, id, optionalText, taka, takaInput, text, wholeNumber } from './shapes';

const tag = 'Checkout';
const onlyFor = z
  .string()
  .describe('The shops or categories whose goods it takes off from, in the caller’s language; empty: everything.');

export const getCheckout = defineRoute({
  name: 'getCheckout',
  method: 'GET',
  path: '/checkout',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: 'What the checkout page needs in addition to the cart: addresses and whether the mobile is verified',
  afterSetUp: true,
  answers: {
    200: z.strictObject({
      address: z.array(address).describe('The caller’s addresses, newest first.'),
      mobileverify: flag,
    }),
  },
});

export const applyCoupon = defineRoute({
  name: 'applyCoupon',
  method: 'GET',
  path: '/coupon/:type/:code',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: "The discount a coupon gives on the caller's grocery (1) or general (2) cart",
  afterSetUp: true,
  params: z.strictObject({
    type: wholeNumber(1, 2).describe('1: the grocery cart, 2: the general cart.'),
    code: text(50).describe('The code of the coupon.'),
  }),
  // Enough for every change of a cart, too little to guess codes.
  limits: [{ per: 'account', points: 120, perSeconds: 600 }],
  answers: {
    200: z.strictObject({
      amount: taka.describe('The discount by the coupon.'),
      code: z.string().describe('The code as stored with the coupon.'),
      only_for: onlyFor,
    }),
    401: z.strictObject({}),
  },
});

export const couponOffer = z
  .strictObject({
    code: z.string().describe('The code of the coupon.'),
    amount: taka.describe(
      'What it takes off this cart; while it cannot be used yet, what it takes off from `min_order` on.',
    ),
    min_order: taka,
    missing: taka.describe('How much is missing until it can be used; 0: it can be used now.'),
    only_for: onlyFor,
  })
  .meta({ id: 'CouponOffer', description: 'A coupon that is offered to the caller for what is in the cart.' });
export type CouponOffer = z.output<typeof couponOffer>;

export const myCoupons = defineRoute({
  name: 'myCoupons',
  method: 'GET',
  path: '/my-coupons/:type',
  who: 'signed-in',
  tag,
  summary: 'The coupons shown to customers that the caller can use for the grocery (1) or general (2) cart, best first',
  afterSetUp: true,
  params: z.strictObject({ type: wholeNumber(1, 2).describe('1: the grocery cart, 2: the general cart.') }),
  answers: {
    200: z.strictObject({
      coupons: z
        .array(couponOffer)
        .max(mostOffers)
        .describe('Those that can be used now, the greatest discount first; then those that need more in the cart.'),
    }),
  },
});

/** What a client sends to place an order. */
export const orderPayload = {
  type: wholeNumber(1, 2).describe('1: the grocery cart, 2: the general cart.'),
  coupon_code: optionalText(50).describe('Empty, absent or `Not Applied` without a coupon.'),
  coupon_amount: takaInput()
    .nullish()
    .transform((value) => value ?? 0)
    .describe('The discount by the coupon, as the customer saw it.'),
  delivery_charge: takaInput().nullish().describe('The price of delivery, after its discount. Compared if sent.'),
  address_id: id.nullish(),
  address_line: optionalText(1000).describe(
    'Name, address, thana, upazila, district, mobiles. Needed without `address_id`.',
  ),
  delivery_note: optionalText(500),
  delivery_date: z
    .union([day, z.literal('')])
    .nullish()
    .transform((value) => value ?? '')
    .describe('Today, tomorrow or the day after in Dhaka; empty for as soon as possible.'),
  delivery_time: z
    .union([z.enum(deliverySlots), z.literal('')])
    .nullish()
    .transform((value) => value ?? ''),
  payment_status: z
    .union([z.string().max(20), z.int()])
    .nullish()
    .describe('Accepted from older clients and ignored: the server tracks the payment’s state itself.'),
  payment_id: z.union([z.string().max(100), z.int()]).nullish(),
  /** Checked together with the address, so that both are named at once. */
  payment_method: optionalText(20).describe('`COD` or `bKash`.'),
  payment_amount: takaInput().nullish().describe('The amount to be paid by bKash, or on delivery. Compared if sent.'),
  expected_total: takaInput()
    .nullish()
    .describe(
      'The total the shopper was shown. When the order comes to another one, nothing is placed and the new total is answered (409).',
    ),
};

/** The order's total differs from `expected_total`: the current total, and which amounts changed. */
const totalMoved = z.strictObject({ total: taka, errors: z.record(z.string(), z.array(z.string())) });

export const orderPlace = defineRoute({
  name: 'orderPlace',
  method: 'POST',
  path: '/order-place',
  who: 'signed-in',
  tag,
  afterSetUp: true,
  summary: 'Places an order with cash on delivery',
  idempotent: true,
  body: z.strictObject(orderPayload),
  limits: [
    { per: 'address', points: 120, perSeconds: 60 },
    { per: 'account', points: 20, perSeconds: 60 },
  ],
  answers: {
    200: z.strictObject({
      cartcount: z.int().min(0),
      order_number: z.int(),
      tracking_ids: z.array(z.string()),
      total: taka,
    }),
    409: totalMoved,
  },
  fails: ['invalid', 'mobileNotVerified', 'totalChanged', 'accountSuspended'],
});

export const bkashCheckoutUrlCreate = defineRoute({
  name: 'bkashCheckoutUrlCreate',
  method: 'POST',
  path: '/bkash/checkout-url/create',
  who: 'signed-in',
  tag,
  summary: 'Places an order that is paid by bKash and returns its payment page',
  afterSetUp: true,
  idempotent: true,
  body: z.strictObject(orderPayload),
  limits: [
    { per: 'address', points: 120, perSeconds: 60 },
    { per: 'account', points: 20, perSeconds: 60 },
  ],
  answers: {
    200: z.strictObject({
      cartcount: z.int().min(0),
      bkashurl: z.string(),
      order_number: z.int(),
      tracking_ids: z.array(z.string()),
      total: taka,
    }),
    409: totalMoved,
  },
  fails: ['invalid', 'mobileNotVerified', 'totalChanged', 'accountSuspended'],
});
