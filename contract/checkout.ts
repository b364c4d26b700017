/** From the cart to an order. The server computes every amount; what the client sends is only compared. */
import { z } from 'zod';
import { deliverySlots } from '../domain/orders/deliverySlots';
import { address } from './addresses';
import { defineRoute } from './route';
import { day, flag, id, optionalText, taka, takaInput, text, wholeNumber } from './shapes';

const tag = 'Checkout';

export const getCheckout = defineRoute({
  name: 'getCheckout',
  method: 'GET',
  path: '/checkout',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: 'What the checkout page needs beside the cart: addresses and whether the mobile is verified',
  answers: { 200: z.strictObject({ address: z.array(address), mobileverify: flag }) },
});

export const applyCoupon = defineRoute({
  name: 'applyCoupon',
  method: 'GET',
  path: '/coupon/:type/:code',
  who: 'signed-in',
  anonymous: 'body',
  tag,
  summary: "What a coupon takes off the caller's grocery (1) or general (2) cart",
  params: z.strictObject({ type: wholeNumber(1, 2), code: text(50) }),
  answers: { 200: z.strictObject({ amount: taka, code: z.string() }), 401: z.strictObject({}) },
});

/** What a client sends to place an order. */
export const orderPayload = {
  /** 1 grocery, 2 general. */
  type: wholeNumber(1, 2),
  /** Empty, absent or `Not Applied` without a coupon. */
  coupon_code: optionalText(50),
  coupon_amount: takaInput()
    .nullish()
    .transform((value) => value ?? 0),
  /** What is paid for delivery, after its discount. Compared when sent. */
  delivery_charge: takaInput().nullish(),
  /** One of the caller's addresses. The server then writes the line itself. */
  address_id: id.nullish(),
  /** Name, address, thana, upazila, district, mobiles. Needed without `address_id`. */
  address_line: optionalText(1000),
  delivery_note: optionalText(500),
  /** Today, tomorrow or the day after; empty for as soon as possible. */
  delivery_date: z
    .union([day, z.literal('')])
    .nullish()
    .transform((value) => value ?? ''),
  delivery_time: z
    .union([z.enum(deliverySlots), z.literal('')])
    .nullish()
    .transform((value) => value ?? ''),
  /** Taken from older clients and not used: the server keeps the payment's state itself. */
  payment_status: z.union([z.string().max(20), z.int()]).nullish(),
  payment_id: z.union([z.string().max(100), z.int()]).nullish(),
  /** `COD` or `bKash`. Checked together with the address, so that both are named at once. */
  payment_method: optionalText(20),
};

export const orderPlace = defineRoute({
  name: 'orderPlace',
  method: 'POST',
  path: '/order-place',
  who: 'signed-in',
  tag,
  summary: 'Places an order with cash on delivery. An `Idempotency-Key` header makes a repeat safe',
  body: z.strictObject({ ...orderPayload, payment_amount: takaInput().nullish() }),
  limits: [{ per: 'address', points: 120, perSeconds: 60 }, { per: 'account', points: 20, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      /** Lines that left the cart. */
      cartcount: z.int().min(0),
      order_number: z.int(),
      tracking_ids: z.array(z.string()),
      total: taka,
    }),
  },
  fails: ['invalid', 'mobileNotVerified'],
});

export const bkashCheckoutUrlCreate = defineRoute({
  name: 'bkashCheckoutUrlCreate',
  method: 'POST',
  path: '/bkash/checkout-url/create',
  who: 'signed-in',
  tag,
  summary: 'Places an order that is paid by bKash and says where the shopper pays it',
  body: z.strictObject({ ...orderPayload, payment_amount: takaInput().nullish() }),
  limits: [{ per: 'address', points: 120, perSeconds: 60 }, { per: 'account', points: 20, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      cartcount: z.int().min(0),
      bkashurl: z.string(),
      order_number: z.int(),
      tracking_ids: z.array(z.string()),
      total: taka,
    }),
  },
  fails: ['invalid', 'mobileNotVerified'],
});
