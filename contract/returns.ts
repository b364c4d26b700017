/** Return and refund requests at the desks of admins and vendors. Asking for a return is in the account. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { listQuery, totalcount } from './listing';
import { orderNumber, orderShape, orderVendorShape } from './orders';
import { flag, id, image, instant, pathId, taka, wholeNumber } from './shapes';

/** 0 Pending … 5 Return Canceled; the names stand in `domain/returns/status.ts`. */
export const returnStatus = z.int().min(0).max(5);

export const returnRowShape = z.strictObject({
  id,
  product_id: id.nullable(),
  order_id: z.int(),
  tracking_id: z.string(),
  status: returnStatus,
  /** 1 refunded, 0 not. */
  payment_refund: flag,
  created_at: instant,
  updated_at: instant,
});
export type ReturnRowShape = z.output<typeof returnRowShape>;

/** What was returned and why, without the customer's money account: for vendors. */
export const vendorReturnShape = z.strictObject({
  ...returnRowShape.shape,
  case: z.string(),
  qty: z.int(),
  details: z.string(),
  image1: image,
  image2: image,
  image3: image,
});
export type VendorReturnShape = z.output<typeof vendorReturnShape>;

export const returnShape = z.strictObject({
  ...vendorReturnShape.shape,
  payment_method: z.string(),
  payment_account: z.string(),
});
export type ReturnShape = z.output<typeof returnShape>;

/** One step in the life of a return: of its status, or of its refund. */
export const returnEventShape = z.strictObject({
  from: returnStatus.nullable(),
  to: returnStatus.nullable(),
  refund_from: flag.nullable(),
  refund_to: flag.nullable(),
  actor_role: z.string(),
  created_at: instant,
});
export type ReturnEventShape = z.output<typeof returnEventShape>;

export const returnProductShape = z.strictObject({
  id,
  name: z.string(),
  name_bn: z.string(),
  slug: z.string(),
  thumbnail: image,
  selling_price: taka,
  original_price: taka,
  short_description: z.string(),
});
export type ReturnProductShape = z.output<typeof returnProductShape>;

export const returnUserShape = z.strictObject({
  id,
  name: z.string(),
  image,
  mobile: z.string(),
  mobile_verify: flag,
  user_verify: flag,
  email: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type ReturnUserShape = z.output<typeof returnUserShape>;

const rows = { 200: z.strictObject({ returns: z.array(returnRowShape), totalcount }) } as const;

export const adminAllReturnProduct = defineRoute({
  name: 'adminAllReturnProduct',
  method: 'GET',
  path: '/admin-all-return-product',
  who: admins,
  tag: 'Returns',
  summary: 'All return requests, newest first; searched by id',
  query: listQuery,
  answers: rows,
});

export const adminNewReturnProduct = defineRoute({
  name: 'adminNewReturnProduct',
  method: 'GET',
  path: '/admin-new-return-product',
  who: admins,
  tag: 'Returns',
  summary: 'Return requests nobody has answered yet',
  query: listQuery,
  answers: rows,
});

export const adminRefundRequest = defineRoute({
  name: 'adminRefundRequest',
  method: 'GET',
  path: '/admin-refund-request',
  who: admins,
  tag: 'Returns',
  summary: 'Returns that are received or successful, with their refund',
  query: listQuery,
  answers: rows,
});

export const vendorReceivedReturnProduct = defineRoute({
  name: 'vendorReceivedReturnProduct',
  method: 'GET',
  path: '/vendor-received-return-product',
  who: ['vendor'],
  tag: 'Returns',
  summary: 'Returned products the signed-in vendor has received',
  query: listQuery,
  answers: rows,
});

export const vendorNewReturnProduct = defineRoute({
  name: 'vendorNewReturnProduct',
  method: 'GET',
  path: '/vendor-new-return-product',
  who: ['vendor'],
  tag: 'Returns',
  summary: 'Returned products on their way to the signed-in vendor',
  query: listQuery,
  answers: rows,
});

/** A product bought in two variations can have two returns in one order: `id` says which; without it the newest. */
const whichReturn = z.strictObject({ id: pathId.optional() });

export const getReturnDetails = defineRoute({
  name: 'getReturnDetails',
  method: 'GET',
  path: '/get-return-details/:product_id/:order_id',
  who: admins,
  tag: 'Returns',
  summary: 'A return request with its product, customer, vendor and order',
  params: z.strictObject({ product_id: pathId, order_id: orderNumber }),
  query: whichReturn,
  answers: {
    200: z.strictObject({
      returns: returnShape,
      user: returnUserShape,
      vendor: orderVendorShape,
      order: orderShape,
      product: returnProductShape,
      history: z.array(returnEventShape),
    }),
  },
  fails: ['notFound'],
});

export const getVendorReturnDetails = defineRoute({
  name: 'getVendorReturnDetails',
  method: 'GET',
  path: '/get-vendor-return-details/:product_id/:order_id',
  who: ['vendor'],
  tag: 'Returns',
  summary: 'A return request of an own product',
  params: z.strictObject({ product_id: pathId, order_id: orderNumber }),
  query: whichReturn,
  answers: { 200: z.strictObject({ returns: vendorReturnShape, product: returnProductShape }) },
  fails: ['notFound'],
});

export const updateReturnStatus = defineRoute({
  name: 'updateReturnStatus',
  method: 'POST',
  path: '/update-return-status/:newStatus/:returnId',
  who: 'signed-in',
  tag: 'Returns',
  summary:
    'Move a return: admins as their table says, the vendor to 3, the customer to 2; 201 when it is not allowed now',
  params: z.strictObject({ newStatus: wholeNumber(0, 5), returnId: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});

export const updateRefundStatus = defineRoute({
  name: 'updateRefundStatus',
  method: 'POST',
  path: '/update-refund-status/:value/:returnId',
  who: admins,
  tag: 'Returns',
  summary: 'Mark a refund as completed (1) or not completed (0); 201 when it is not allowed now',
  params: z.strictObject({ value: wholeNumber(0, 1), returnId: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});
