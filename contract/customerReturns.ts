/** Return requests as the customer makes and follows them. The desks of vendor and admin are in `returns`. */
import { z } from 'zod';
import { refundMethods, returnCauses, type Choice } from '../domain/returns/choices';
import { customerOrderLine } from './account';
import { defineRoute } from './route';
import { flag, id, image, instant, optionalText, pathId, picture, requiredText, wholeNumber } from './shapes';

const tag = 'Returns';

const oneOf = (choices: readonly Choice[]) => z.enum(choices.map(({ value }) => value));

/** A return request. `id` is the return code; `order_id` the order number. */
export const customerReturn = z.strictObject({
  id,
  product_id: id.nullable(),
  order_id: z.int(),
  tracking_id: z.string(),
  status: z.int().min(0).max(5),
  case: z.string(),
  qty: z.int().min(1),
  payment_method: z.string(),
  payment_account: z.string(),
  payment_refund: flag,
  details: z.string(),
  image1: image,
  image2: image,
  image3: image,
  created_at: instant,
  updated_at: instant,
});

export const myAllReturnProduct = defineRoute({
  name: 'myAllReturnProduct',
  method: 'GET',
  path: '/my-all-return-product',
  who: 'signed-in',
  tag,
  summary: "The caller's return requests, newest first",
  answers: { 200: z.strictObject({ returns: z.array(customerReturn) }) },
});

export const getExistingReturnRequest = defineRoute({
  name: 'getExistingReturnRequest',
  method: 'GET',
  path: '/get-existing-return-request/:product_id/:order_id',
  who: 'signed-in',
  tag,
  summary: "The caller's return request for a product of an order (its number), or null, and the bought line",
  params: z.strictObject({ product_id: pathId, order_id: pathId }),
  answers: { 200: z.strictObject({ returns: customerReturn.nullable(), line: customerOrderLine.nullable() }) },
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
    /** The order number. */
    order_id: wholeNumber(1, 999_999_999_999_999),
    tracking_id: pathId,
    case: oneOf(returnCauses),
    qty: wholeNumber(1, 10),
    payment_method: oneOf(refundMethods),
    payment_account: requiredText(50),
    details: optionalText(2000),
  }),
  files: { image1: picture(10), image2: picture(10), image3: picture(10) },
  answers: { 200: z.strictObject({ returns: customerReturn }), 201: z.strictObject({}) },
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
