/** Orders as vendors and admins see them, and what a customer cancels. Placing and following an order is in the checkout and the account. */
import { z } from 'zod';
import { codesInWords, lastCode } from '../domain/fields/statusTable';
import { cancelReasonNames } from '../domain/orders/cancelReasons';
import { packageStatusTable } from '../domain/packages/statusTable';
import { paymentMethods } from '../domain/orders/payment';
import { admins } from '../domain/permissions';
import { policyOfOrder } from './policies';
import { defineRoute, nothing } from './route';
import { dayQuery, listQuery, totalcount } from './listing';
import { moneyShape } from './money';
import {
  day,
  flag,
  flagInput,
  handle,
  id,
  image,
  instant,
  optionalText,
  pathId,
  personName,
  taka,
  wholeNumber,
} from './shapes';

/** An order's number, shown to people and used as its id. */
export const orderNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER).describe('The number of the order.');
const number = z.int().min(1).describe('The number of the order.');
export const packageStatusNames = codesInWords(packageStatusTable);
export const packageStatus = z.int().min(0).max(lastCode(packageStatusTable)).describe(packageStatusNames);
export const orderType = z.union([z.literal(1), z.literal(2)]);

export const orderLineShape = z
  .strictObject({
    id,
    product_id: id.nullable(),
    order_id: number,
    tracking_id: z.string(),
    product: z.strictObject({
      id: id.nullable(),
      name: z.string(),
      name_bn: z.string(),
      slug: z.string(),
      thumbnail: image,
    }),
    price: taka.describe('The price of one piece when it was bought.'),
    original_price: taka,
    qty: z.int().describe('How many pieces were bought.'),
    total: taka.describe('The price of all pieces of this line.'),
    variation1: z.string(),
    variation2: z.string(),
    sku: z.string(),
    returned: flag,
  })
  .meta({
    id: 'OrderLine',
    description: 'One bought product of a package, with the prices of the moment it was bought.',
  });
export type OrderLineShape = z.output<typeof orderLineShape>;

export const vendorOrderShape = z
  .strictObject({
    id: number,
    type: orderType,
    payment_status: flag,
    payment_method: z.string(),
    delivery_note: z.string(),
    delivery_date: z.string(),
    delivery_time: z.string(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({
    id: 'VendorOrder',
    description: 'What a vendor is told of an order: nothing of the customer, nothing of other vendors’ shares.',
  });
export type VendorOrderShape = z.output<typeof vendorOrderShape>;

export const orderShape = z
  .strictObject({
    ...vendorOrderShape.shape,
    subtotal: taka,
    coupon_code: z.string(),
    coupon_amount: taka,
    delivery_charge: taka,
    total: taka,
    money: moneyShape,
    address_line: z.string(),
  })
  .meta({ id: 'Order', description: 'An order with its amounts and address.' });
export type OrderShape = z.output<typeof orderShape>;

export const orderCustomerShape = z
  .strictObject({ name: personName, mobile: z.string() })
  .meta({ id: 'OrderCustomer', description: 'Who ordered, for admins and the warehouse.' });

export type OrderCustomerShape = z.output<typeof orderCustomerShape>;

export const orderRowShape = z
  .strictObject({
    id: number,
    type: orderType,
    payment_status: flag,
    payment_method: z.string(),
    total: taka,
    money: moneyShape,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'OrderRow', description: 'A row of an order list.' });
export type OrderRowShape = z.output<typeof orderRowShape>;

export const vendorOrderRowShape = z
  .strictObject({
    ...orderRowShape.omit({ total: true }).shape,
    tracking_id: z.string(),
    status: packageStatus,
    subtotal: taka,
  })
  .meta({
    id: 'VendorOrderRow',
    description: 'A row of a vendor’s order list: the order and the vendor’s own package of it.',
  });
export type VendorOrderRowShape = z.output<typeof vendorOrderRowShape>;

export const orderVendorShape = z
  .strictObject({
    id,
    name: personName,
    type: orderType,
    image,
    business_name: z.string(),
    business_address: z.string(),
    business_upazila: z.string().nullable(),
    business_district: z.string().nullable(),
    business_thana: z.string(),
    mobile: z.string(),
    email: z.string(),
    birthdate: z.string(),
    created_at: instant,
  })
  .meta({ id: 'OrderVendor', description: 'The vendor as orders and packages show it.' });
export type OrderVendorShape = z.output<typeof orderVendorShape>;

/** What was promised when the order was placed. */
export const promisedShape = { expected_from: day.nullable(), expected_by: day.nullable() };

export const packageShape = z
  .strictObject({
    id,
    order_id: number,
    tracking_id: z.string(),
    type: orderType,
    status: packageStatus,
    payment_status: flag,
    payment_method: z.string(),
    subtotal: taka,
    coupon_amount: taka,
    delivery_charge: taka,
    total: taka,
    money: moneyShape,
    ...promisedShape,
    created_at: instant,
    updated_at: instant,
    vendor: z.strictObject({ id, name: personName, business_name: z.string() }).nullable(),
    warehouse: z
      .strictObject({ id, name: z.string(), address: z.string(), district: z.string().nullable() })
      .nullable(),
  })
  .meta({ id: 'Package', description: 'What one vendor sends of an order, with its amounts and its way.' });
export type PackageShape = z.output<typeof packageShape>;

export const packageEarningsShape = z
  .strictObject({
    goods: taka.describe('The goods, before coupon and commission.'),
    coupon: taka.describe('The vendor’s share of a coupon; below zero.'),
    commission: taka.describe('What the marketplace keeps; below zero.'),
    returned: taka.describe('What returns have taken back; below zero.'),
    earned: taka.describe('What the vendor earns: the sum of these; nothing of a canceled package.'),
    state: z
      .enum(['open', 'canceled', 'pending', 'available'])
      .describe(
        '`open`: not completed yet; `pending`: earned, and its goods may still be returned; `available`: may be paid out.',
      ),
    available_at: instant.nullable().describe('From when on it may be paid out; null until it is completed.'),
  })
  .meta({ id: 'PackageEarnings', description: 'What a package brings its vendor.' });
export type PackageEarningsShape = z.output<typeof packageEarningsShape>;

export const packageEventShape = z
  .strictObject({
    from: packageStatus
      .nullable()
      .describe(`The status before; null when the package was created. ${packageStatusNames}`),
    to: packageStatus.describe(`The status after. ${packageStatusNames}`),
    actor_role: z.string(),
    actor: z.string().describe('The name of the member of staff who moved it; empty for the customer and the system.'),
    reason: z
      .string()
      .describe(
        'Why the customer canceled it, by name; `reversed` for a move an admin took back, `undone` for a step that took back the one before; empty for every other step.',
      ),
    note: z
      .string()
      .describe(
        'What was added: by the customer to the reason, or by staff; why an admin took a move back; empty without.',
      ),
    created_at: instant,
  })
  .meta({ id: 'PackageEvent', description: 'One step in the life of a package.' });
export type PackageEventShape = z.output<typeof packageEventShape>;

export const orderSorts = ['created_at', '-created_at', 'amount', '-amount'] as const;
const orderFilters = z.strictObject({
  ...listQuery.shape,
  ...dayQuery.shape,
  payment_status: flagInput.optional().describe('Only paid (1) or only unpaid (0) ones.'),
  payment_method: z.enum(paymentMethods).optional().describe('Only those paid this way.'),
  sort: z.enum(orderSorts).optional(),
});
const sum = taka.describe('The sum of everything the filter finds; of very many it may be half a minute old.');

export const vendorOrder = defineRoute({
  name: 'vendorOrder',
  method: 'GET',
  path: '/vendor-order/:status',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Orders',
  summary: 'The signed-in vendor’s orders in one status, newest first, and how many there are',
  params: z.strictObject({ status: wholeNumber(0, lastCode(packageStatusTable)).describe(packageStatusNames) }),
  query: orderFilters,
  answers: { 200: z.strictObject({ orders: z.array(vendorOrderRowShape), order_count: totalcount, sum }) },
});

export const vendorOrderDetails = defineRoute({
  name: 'vendorOrderDetails',
  method: 'GET',
  path: '/vendor-order-details/:id',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Orders',
  summary: 'The signed-in vendor’s package of an order, by order number, with its lines and its history',
  params: z.strictObject({ id: orderNumber }),
  answers: {
    200: z.strictObject({
      pto: z.array(orderLineShape),
      order: vendorOrderShape,
      vendor: orderVendorShape,
      package: packageShape,
      history: z.array(packageEventShape),
      earnings: packageEarningsShape.describe('What the package brings its vendor.'),
    }),
  },
  fails: ['notFound'],
});

export const ptoUpdateStatus = defineRoute({
  name: 'ptoUpdateStatus',
  method: 'POST',
  path: '/pto-update-status/:id/:status',
  who: ['vendor', 'incharge', ...admins],
  scope: 'orders:write',
  tag: 'Orders',
  summary:
    'Move a package, by tracking id, to a status: an own one, or as an admin any, forward only; 201 when the status does not allow it',
  params: z.strictObject({
    id: handle.describe('The tracking id of the package.'),
    status: wholeNumber(0, lastCode(packageStatusTable)).describe(packageStatusNames),
  }),
  idempotent: true,
  body: z.strictObject({
    note: optionalText(300).describe(
      'Why it is moved; kept in the package’s history. The panel asks for it before it is canceled.',
    ),
  }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused', 'packageShipped', 'packageRefunded'],
});

export const cancelOrder = defineRoute({
  name: 'cancelOrder',
  method: 'POST',
  path: '/cancel-order/:id',
  who: 'signed-in',
  tag: 'Account',
  summary:
    'Cancels an order of the caller, or one package of it, until a vendor has the parcel ready; 201 when it is too late',
  idempotent: true,
  params: z.strictObject({ id: orderNumber }),
  body: z.strictObject({
    tracking_id: handle.nullish().describe('Only this package; absent: the whole order, or nothing of it.'),
    reason: z.enum(cancelReasonNames).describe('Why it is canceled.'),
    note: optionalText(300).describe('What the customer adds to the reason, for the vendor.'),
  }),
  limits: [{ per: 'account', points: 20, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      tracking_ids: z.array(z.string()).describe('The canceled packages.'),
      refund: taka.describe('The amount that goes back to the bKash account; 0 when nothing was paid.'),
    }),
  },
  fails: ['notFound', 'refused', 'tooLateToCancel'],
});

export const allVendorOrder = defineRoute({
  name: 'allVendorOrder',
  method: 'GET',
  path: '/all-vendor-order',
  who: admins,
  scope: 'orders:read',
  tag: 'Orders',
  summary: 'All orders, newest first',
  query: z.strictObject({
    ...orderFilters.shape,
    type: wholeNumber(1, 2).optional().describe('Only grocery (1) or only general (2) orders.'),
    vendor: pathId
      .optional()
      .describe('Only orders with a package of this vendor; sum and sorting are then by these packages.'),
    customer: pathId.optional().describe('Only orders of this customer.'),
    package_status: wholeNumber(0, lastCode(packageStatusTable))
      .optional()
      .describe(
        `Only orders with a package in this status; sum, sorting and count are then by these packages. ${packageStatusNames}`,
      ),
  }),
  answers: { 200: z.strictObject({ orders: z.array(orderRowShape), totalcount, sum }) },
});

export const adminOrderDetails = defineRoute({
  name: 'adminOrderDetails',
  method: 'GET',
  path: '/admin-order-details/:id',
  who: admins,
  scope: 'orders:read',
  tag: 'Orders',
  summary: 'An order, by its number, and its packages',
  params: z.strictObject({ id: orderNumber }),
  answers: {
    200: z.strictObject({
      order: orderShape,
      customer: z
        .strictObject({ id, ...orderCustomerShape.shape })
        .nullable()
        .describe('Who ordered; null when the account was deleted.'),
      package: z.array(packageShape).describe('The packages of the order, one for each vendor.'),
      policies: z.array(policyOfOrder).describe('The policies that were in force when it was placed.'),
    }),
  },
  fails: ['notFound'],
});

export const orderInvoice = defineRoute({
  name: 'orderInvoice',
  method: 'GET',
  path: '/order-invoice/:id',
  who: 'signed-in',
  scope: 'orders:read',
  tag: 'Orders',
  summary: 'The invoice of an order as a PDF file to print or keep, by order number, for its customer and admins',
  params: z.strictObject({ id: orderNumber }),
  query: z.strictObject({
    lang: z
      .enum(['en', 'bn'])
      .optional()
      .describe('The language of the invoice. Without it that of the request (`Accept-Language`).'),
  }),
  // Drawing one takes some tens of milliseconds of the processor.
  limits: [
    { per: 'account', points: 30, perSeconds: 300 },
    { per: 'address', points: 120, perSeconds: 300 },
  ],
  answersWith: 'pdf',
  answers: { 200: nothing },
  fails: ['notFound'],
});

export const adminOrderPackageDetails = defineRoute({
  name: 'adminOrderPackageDetails',
  method: 'GET',
  path: '/admin-order-package-details/:tracking_id',
  who: admins,
  scope: 'orders:read',
  tag: 'Orders',
  summary: 'The lines and the history of a package, by tracking id',
  params: z.strictObject({ tracking_id: handle }),
  answers: { 200: z.strictObject({ pto: z.array(orderLineShape), history: z.array(packageEventShape) }) },
  fails: ['notFound'],
});
