/** Where an order is, by its number or a tracking id. */
import { z } from 'zod';
import { customerOrderLine, paymentStatus } from './account';
import { moneyShape } from './money';
import { canPayShape, packageStatus, paymentStateShape, promisedShape } from './orderShapes';
import { policyOfOrder } from './policies';
import { standingShape } from './customerReturns';
import { defineRoute } from './route';
import { day, flag, id, instant, taka } from './shapes';

export const orderTracking = defineRoute({
  name: 'orderTracking',
  method: 'GET',
  path: '/order-tracking/:order_number',
  who: 'signed-in',
  tag: 'Account',
  summary:
    'One of the caller’s orders with its packages, by its number or the tracking id of a package; 201 when the caller has no such order',
  params: z.strictObject({
    order_number: z.string().max(40).describe('The number of the order, or the tracking id of one of its packages.'),
  }),
  answers: {
    200: z.strictObject({
      order: z.strictObject({
        id: z.int().describe('The number of the order.'),
        type: z.union([z.literal(1), z.literal(2)]),
        coupon_code: z.string(),
        coupon_amount: taka,
        delivery_charge: taka,
        subtotal: taka,
        total: taka,
        money: moneyShape,
        payment_status: paymentStatus,
        payment_method: z.string(),
        ...paymentStateShape,
        ...canPayShape,
        address_line: z.string(),
        delivery_date: z.string(),
        delivery_time: z.string(),
        expected_from: day.nullable().describe('The first day on which it may arrive; null when no day was promised.'),
        expected_to: day.nullable().describe('The last day on which it should arrive; null when no day was promised.'),
        created_at: instant,
        refunds: z
          .array(
            z.strictObject({
              kind: z.enum(['bkash', 'return']).describe('`bkash`: of a bKash payment, `return`: of returned goods.'),
              amount: taka.describe('What goes or went back.'),
              method: z.string().describe('Where it goes: the kind of account.'),
              account: z
                .string()
                .describe('The number of that account; empty where bKash sends it to the account that paid.'),
              by_hand: flag.describe('1: an admin sends it, 0: bKash.'),
              trx_id: z.string().describe('The number of its transaction; empty until it was sent.'),
              ...standingShape,
            }),
          )
          .describe('Where the money is that goes back to the customer.'),
        policies: z.array(policyOfOrder).describe('The policies that were in force when it was placed.'),
      }),
      package: z
        .array(
          z.strictObject({
            id,
            tracking_id: z.string(),
            order_id: z.int(),
            status: packageStatus,
            payment_status: paymentStatus,
            created_at: instant,
            updated_at: instant,
            vendor: z.strictObject({ name: z.string().describe('The name of the business.') }),
            shop: z.strictObject({ name: z.string(), name_bn: z.string(), slug: z.string() }).nullable(),
            total: taka,
            money: moneyShape,
            ...promisedShape,
            items: z.array(customerOrderLine),
          }),
        )
        .describe('The packages of the order, one for each vendor.'),
    }),
    201: z.strictObject({}),
  },
});
