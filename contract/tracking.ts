/** Where an order is, by its number. */
import { z } from 'zod';
import { customerOrderLine, packageStatus, paymentStatus } from './account';
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
        /** The order number. */
        id: z.int(),
        /** 1 grocery, 2 general. */
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
      package: z.array(
        z.strictObject({
          id,
          tracking_id: z.string(),
          order_id: z.int(),
          status: packageStatus,
          payment_status: paymentStatus,
          created_at: instant,
          updated_at: instant,
          vendor: z.strictObject({ name: z.string() }),
          items: z.array(customerOrderLine),
        }),
      ),
    }),
    201: z.strictObject({}),
  },
});
