/** Return and refund requests for admins and vendors. Requesting a return is in the account. */
import { z } from 'zod';
import { namesOf } from '../domain/fields/declare';
import { lastCode } from '../domain/fields/statusTable';
import { returnStatusTable } from '../domain/returns/statusTable';
import { returnPictures } from '../domain/returns/fields';
import { handAccounts } from '../domain/ledger/events';
import { admins } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { dayQuery, listQuery, totalcount } from './listing';
import { orderNumber, orderShape, orderVendorShape, packageStatus } from './orderShapes';
import { flagInput, optionalText, pathId, pictureSize, taka, takaInput, wholeNumber } from './shapes';
import {
  returnStatusNames,
  returnRowShape,
  vendorReturnShape,
  returnShape,
  returnEventShape,
  returnReview,
  returnProductShape,
  returnUserShape,
} from './returnShapes';

export const returnSorts = ['created_at', '-created_at'] as const;

const rows = {
  200: z.strictObject({
    returns: z.array(returnRowShape).describe('The return requests of this part of the list.'),
    totalcount,
  }),
} as const;

const returnFilter = z.strictObject({
  ...listQuery.shape,
  ...dayQuery.shape,
  sort: z.enum(returnSorts).optional(),
  status: wholeNumber(0, lastCode(returnStatusTable)).optional().describe(`Only in this status. ${returnStatusNames}`),
  payment_refund: flagInput.optional().describe('Only with a completed (1) or only with an open refund (0).'),
});

const adminReturnFilter = returnFilter.extend({
  vendor: pathId.optional().describe('Only of goods of this vendor.'),
});
const adminRows = {
  200: rows[200].extend({
    refunded: taka.describe(
      'What was refunded for everything the filter finds; refunds of earlier releases, whose amounts were not kept, are left out.',
    ),
  }),
} as const;

export const adminAllReturnProduct = defineRoute({
  name: 'adminAllReturnProduct',
  method: 'GET',
  path: '/admin-all-return-product',
  who: admins,
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'All return requests, newest first; searched by id',
  query: adminReturnFilter,
  answers: adminRows,
});

export const adminNewReturnProduct = defineRoute({
  name: 'adminNewReturnProduct',
  method: 'GET',
  path: '/admin-new-return-product',
  who: admins,
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'Return requests that have not been processed yet',
  query: adminReturnFilter,
  answers: adminRows,
});

export const adminRefundRequest = defineRoute({
  name: 'adminRefundRequest',
  method: 'GET',
  path: '/admin-refund-request',
  who: admins,
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'Returns that are received or successful, with their refund',
  query: adminReturnFilter,
  answers: adminRows,
});

export const vendorReceivedReturnProduct = defineRoute({
  name: 'vendorReceivedReturnProduct',
  method: 'GET',
  path: '/vendor-received-return-product',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'Returned products the signed-in vendor has received',
  query: returnFilter,
  answers: rows,
});

export const vendorNewReturnProduct = defineRoute({
  name: 'vendorNewReturnProduct',
  method: 'GET',
  path: '/vendor-new-return-product',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'Returned products on their way to the signed-in vendor',
  query: returnFilter,
  answers: rows,
});

const whichReturn = z.strictObject({
  id: pathId
    .optional()
    .describe(
      'A product bought in two variations can have two returns in one order: which of them; without it the newest.',
    ),
});

export const getReturnDetails = defineRoute({
  name: 'getReturnDetails',
  method: 'GET',
  path: '/get-return-details/:product_id/:order_id',
  who: admins,
  scope: 'orders:read',
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
      package_status: packageStatus.describe(
        'How its package stands; nothing is refunded by hand once that was canceled.',
      ),
      product: returnProductShape,
      history: z.array(returnEventShape),
      review: returnReview,
    }),
  },
  fails: ['notFound'],
});

export const getVendorReturnDetails = defineRoute({
  name: 'getVendorReturnDetails',
  method: 'GET',
  path: '/get-vendor-return-details/:product_id/:order_id',
  who: ['vendor'],
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'A return request for a product of the signed-in vendor',
  params: z.strictObject({ product_id: pathId, order_id: orderNumber }),
  query: whichReturn,
  answers: {
    200: z.strictObject({
      returns: vendorReturnShape,
      product: returnProductShape,
      history: z.array(returnEventShape),
    }),
  },
  fails: ['notFound'],
});

export const returnPicture = defineRoute({
  name: 'returnPicture',
  method: 'GET',
  path: '/return-picture/:returnId/:which',
  who: 'signed-in',
  scope: 'orders:read',
  tag: 'Returns',
  summary: 'A picture of a return request, for its customer, its vendor and admins, in one of three sizes',
  params: z.strictObject({ returnId: pathId, which: z.enum(namesOf(returnPictures)) }),
  query: pictureSize,
  fails: ['notFound'],
  answersWith: 'picture',
  answers: { 200: nothing },
});

export const updateReturnStatus = defineRoute({
  name: 'updateReturnStatus',
  method: 'POST',
  path: '/update-return-status/:newStatus/:returnId',
  who: 'signed-in',
  scope: 'orders:write',
  tag: 'Returns',
  summary:
    'Move a return: admins as their table says, the vendor to 3, the customer to 2; 201 when it is not allowed now',
  params: z.strictObject({
    newStatus: wholeNumber(0, lastCode(returnStatusTable)).describe(`The status to move it to. ${returnStatusNames}`),
    returnId: pathId,
  }),
  body: z.strictObject({
    reason: optionalText(500).describe(
      'Why it is rejected or canceled, or opened again, for the customer and the vendor. Required of API keys, and when it was refunded already.',
    ),
  }),
  answers: { 200: nothing },
  fails: ['invalid', 'notFound', 'refused', 'packageSettled'],
});

export const updateRefundStatus = defineRoute({
  name: 'updateRefundStatus',
  method: 'POST',
  path: '/update-refund-status/:value/:returnId',
  who: admins,
  scope: 'orders:write',
  tag: 'Returns',
  summary:
    'Mark a refund as completed (1) or not completed (0; by super admins if two people decided it); 201 when it is not allowed now',
  params: z.strictObject({ value: flagInput.describe('1: completed, 0: not completed.'), returnId: pathId }),
  body: z.strictObject({
    amount: takaInput()
      .nullish()
      .describe('What was refunded, at most what was paid for the pieces (`worth`); absent: all of it.'),
    reason: optionalText(500).describe(
      'Why less than all of it is refunded, or why the mark of a refund that two people decided is taken back: required then; for the customer.',
    ),
    trx_id: optionalText(60).describe(
      'The transaction number of the refund: of no other refund or payout. Required above the limit of the refund rules.',
    ),
    from: z
      .enum(handAccounts)
      .optional()
      .describe('The account of the marketplace that the money was sent from; the bank without one.'),
  }),
  answers: { 200: nothing },
  fails: ['invalid', 'notFound', 'refused', 'packageSettled', 'refundNeedsTwo', 'refundWaits', 'superAdminOnly'],
});
