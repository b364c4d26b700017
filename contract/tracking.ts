/** Where an order is, by its number. */
import { z } from 'zod';
import { customerOrderLine, paymentStatus } from './account';
import { packageStatus } from './orders';
import { defineRoute } from './route';
import { id, instant, taka } from './shapes';

export const orderTracking = defineRoute({
  name: 'orderTracking',
  method: 'GET',
  path: '/order-tracking/:order_number',
  who: 'signed-in',
  tag: 'Account',
  summary: 'An own order with its packages; 201 when the caller has no such order',
  params: z.strictObject({ order_number: z.string().max(40) }),
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
        payment_status: paymentStatus,
        payment_method: z.string(),
        created_at: instant,
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
            vendor: z.strictObject({ name: z.string().describe('What the business is called.') }),
            items: z.array(customerOrderLine),
          }),
        )
        .describe('The packages of the order, one for each vendor.'),
    }),
    201: z.strictObject({}),
  },
});
