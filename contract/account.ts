/** A customer's own orders and totals. */
import { z } from 'zod';
import { defineRoute } from './route';
import { partQuery, totalcount } from './listing';
import { moneyShape } from './money';
import { canPayShape, packageStatus, paymentStateShape, promisedShape } from './orderShapes';
import { flag, handle, id, image, instant, taka } from './shapes';

const tag = 'Account';

export const getAccountDashboardData = defineRoute({
  name: 'getAccountDashboardData',
  method: 'GET',
  path: '/account-dashboard-data',
  who: 'signed-in',
  tag,
  summary: "Counts of the caller's orders, open packages, favourites and cart lines",
  answers: {
    200: z.strictObject({
      total_order: z.int().min(0),
      active_order: z.int().min(0),
      favorite: z.int().min(0),
      cart: z.int().min(0),
    }),
  },
});

export const paymentStatus = flag;

export const customerPackage = z
  .strictObject({
    id,
    tracking_id: z.string(),
    order_id: z.int(),
    type: z.union([z.literal(1), z.literal(2)]),
    status: packageStatus,
    payment_status: paymentStatus,
    payment_method: z.string(),
    total: taka,
    money: moneyShape,
    ...canPayShape,
    created_at: instant,
    updated_at: instant,
  })
  .meta({
    id: 'CustomerPackage',
    description: 'A package as its customer follows it. `order_id` is the order number.',
  });

export const customerOrderLine = z
  .strictObject({
    id,
    product_id: id.nullable().describe('The product; null when it was deleted. Its name and price at that time stay.'),
    order_id: z.int(),
    tracking_id: z.string(),
    price: taka.describe('The price of one piece when it was bought.'),
    original_price: taka,
    qty: z.int().min(1).describe('How many pieces were bought.'),
    total: taka.describe('The price of all pieces of this line.'),
    variation1: z.string(),
    variation2: z.string(),
    sku: z.string(),
    returned: flag,
    product: z.strictObject({
      id: id.nullable(),
      name: z.string(),
      name_bn: z.string(),
      slug: z.string(),
      thumbnail: image,
      selling_price: taka,
      original_price: taka,
    }),
  })
  .meta({ id: 'CustomerOrderLine', description: 'A product of a package as the customer bought it.' });

export const listedPackage = z
  .strictObject({
    ...customerPackage.shape,
    product: z
      .strictObject({ id: id.nullable(), name: z.string(), name_bn: z.string(), thumbnail: image })
      .nullable()
      .describe('The first product of the package.'),
    product_count: z.int().min(0).describe('How many different products are in it.'),
    can_return: flag,
    can_review: flag,
  })
  .meta({ id: 'ListedPackage', description: 'A package in the list of a customer’s orders.' });

const packages = z.array(listedPackage);

export const myOrder = defineRoute({
  name: 'myOrder',
  method: 'GET',
  path: '/my-order',
  who: 'signed-in',
  tag,
  summary: "The caller's packages by tab, newest first",
  query: partQuery.describe('A part of the packages of all tabs, newest first; without it the newest thousand.'),
  answers: {
    200: z.strictObject({
      totalcount,
      new_package: packages,
      to_ship_package: packages,
      to_receive_package: packages,
      done_package: packages,
      cancel_package: packages,
    }),
  },
});

export const userOrderDetails = defineRoute({
  name: 'userOrderDetails',
  method: 'GET',
  path: '/user-order-details/:tracking_id',
  who: 'signed-in',
  tag,
  summary: 'One package of the caller with its lines, amounts and history',
  params: z.strictObject({ tracking_id: handle }),
  answers: {
    200: z.strictObject({
      package: customerPackage.extend({
        subtotal: taka,
        coupon_amount: taka,
        delivery_charge: taka,
        address_line: z.string(),
        delivery_note: z.string(),
        delivery_date: z.string(),
        delivery_time: z.string(),
        ...paymentStateShape,
        ...promisedShape,
        vendor: z.strictObject({ name: z.string().describe('The name of the business.') }),
        shop: z.strictObject({ name: z.string(), name_bn: z.string(), slug: z.string() }).nullable(),
        can_return: flag,
        can_review: flag,
        can_cancel: flag.describe('1: the customer can still cancel it, 0: not.'),
        can_cancel_order: flag.describe('1: the order has more such packages and can be canceled as a whole, 0: not.'),
        history: z.array(
          z.strictObject({ status: packageStatus, at: instant.describe('When it reached this status.') }),
        ),
      }),
      pto: z.array(customerOrderLine),
    }),
  },
  fails: ['notFound'],
});
