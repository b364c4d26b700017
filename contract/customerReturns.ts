/** Return requests as the customer makes and follows them. The desks of vendor and admin are in `returns`. */
import { z } from 'zod';
import { refundMethods, returnCauses, type Choice } from '../domain/returns/choices';
import { refundAccount } from '../domain/returns/refundAccount';
import { customerOrderLine } from './account';
import { defineRoute } from './route';
import { returnStatus } from './returns';
import { flag, handle, id, image, instant, optionalText, pathId, picture, requiredText, wholeNumber } from './shapes';

const tag = 'Returns';

const oneOf = (choices: readonly Choice[]) => z.enum(choices.map(({ value }) => value));

/** Checked with the other fields, so that everything that is wrong is named at once. */
const accountNumber = z
  .string()
  .refine((typed) => refundAccount(typed) !== null, { params: { problem: 'wrongRefundAccount' } })
  .transform((typed) => refundAccount(typed) ?? typed);

export const customerReturn = z
  .strictObject({
    id: id.describe('The return code.'),
    product_id: id.nullable(),
    order_id: z.int(),
    tracking_id: z.string(),
    status: returnStatus,
    case: z.string(),
    qty: z.int().min(1).describe('How many pieces are sent back.'),
    payment_method: z.string().describe('Where the refund goes.'),
    payment_account: z.string(),
    payment_refund: flag,
    details: z.string().describe('What the customer wrote about it.'),
    image1: image,
    image2: image,
    image3: image,
    created_at: instant,
    updated_at: instant,
  })
  .meta({
    id: 'CustomerReturn',
    description: 'A return request as its customer follows it. `id` is the return code, `order_id` the order number.',
  });

export const myAllReturnProduct = defineRoute({
  name: 'myAllReturnProduct',
  method: 'GET',
  path: '/my-all-return-product',
  who: 'signed-in',
  tag,
  summary: "The caller's return requests, newest first",
  answers: { 200: z.strictObject({ returns: z.array(customerReturn).describe('The return requests, newest first.') }) },
});

export const getExistingReturnRequest = defineRoute({
  name: 'getExistingReturnRequest',
  method: 'GET',
  path: '/get-existing-return-request/:product_id/:order_id',
  who: 'signed-in',
  tag,
  summary: "The caller's return request for a product of an order (its number), or null, and the bought line",
  params: z.strictObject({ product_id: pathId, order_id: wholeNumber(1, 999_999_999_999_999) }),
  answers: {
    200: z.strictObject({
      returns: customerReturn.nullable().describe('The return request; null when there is none.'),
      line: customerOrderLine
        .nullable()
        .describe('The bought line; null when the caller did not buy the product in this order.'),
    }),
  },
});

export const createReturn = defineRoute({
  name: 'createReturn',
  method: 'POST',
  path: '/create-return',
  who: 'signed-in',
  tag,
  summary: 'Asks to send a delivered product back, within 2 days; up to three pictures',
  body: z.strictObject({
    product_id: id,
    order_id: wholeNumber(1, 999_999_999_999_999),
    tracking_id: handle,
    case: oneOf(returnCauses),
    qty: wholeNumber(1, 10).describe('How many pieces are sent back.'),
    payment_method: oneOf(refundMethods).describe('Where the refund goes.'),
    payment_account: requiredText(50)
      .pipe(accountNumber)
      .describe('A Bangladeshi mobile number in any of its usual forms; it is kept as 11 digits.'),
    details: optionalText(2000).describe('What is wrong with it, in the customer’s words.'),
  }),
  files: { image1: picture(10), image2: picture(10), image3: picture(10) },
  answers: { 200: z.strictObject({ returns: customerReturn.describe('The return request.') }) },
  fails: ['invalid', 'notFound'],
});

export const deleteReturnRequest = defineRoute({
  name: 'deleteReturnRequest',
  method: 'DELETE',
  path: '/delete-return-request/:id',
  who: 'signed-in',
  tag,
  summary: 'Takes back a pending return request; 201 when it is not pending any more',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({}), 201: z.strictObject({}) },
  fails: ['notFound'],
});
