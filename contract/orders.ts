/**
 * Orders for vendors and admins, and cancellations by customers. Placing and following an order is in the checkout and
 * the account.
 */
import { z } from 'zod';
import { lastCode } from '../domain/fields/statusTable';
import { cancelReasonNames } from '../domain/orders/cancelReasons';
import { packageStatusTable } from '../domain/packages/statusTable';
import { paymentMethods } from '../domain/orders/payment';
import { admins } from '../domain/permissions';
import { policyOfOrder } from './policies';
import { defineRoute, nothing } from './route';
import { areaQuery, dayQuery, listQuery, totalcount } from './listing';
import { flagInput, handle, id, optionalText, pathId, taka, wholeNumber } from './shapes';
import {
  orderNumber,
  packageStatusNames,
  orderLineShape,
  vendorOrderShape,
  orderShape,
  orderCustomerShape,
  adminOrderRowShape,
  vendorOrderRowShape,
  orderVendorShape,
  packageShape,
  packageEarningsShape,
  packageEventShape,
} from './orderShapes';

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
    warehouse: id
      .optional()
      .describe('Only if this is the package’s warehouse: one of another is not found. Absent: wherever it is.'),
    from: wholeNumber(0, lastCode(packageStatusTable))
      .optional()
      .describe(`Only if the package has this status now: scanners move what is in their queue. ${packageStatusNames}`),
  }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused', 'packageShipped', 'packageRefunded', 'packageHasReturns'],
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
    ...areaQuery.shape,
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
  answers: { 200: z.strictObject({ orders: z.array(adminOrderRowShape), totalcount, sum }) },
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
  // Drawing one takes some tens of milliseconds of CPU time.
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
