/** Return requests made and followed by customers. The screens of vendor and admin are in `returns`. */
import { z } from 'zod';
import { returnFields, returnForm, returnPictures } from '../domain/returns/fields';
import { customerOrderLine } from './account';
import { refundStages } from '../domain/refunds/statuses';
import { inputShape, pictureFiles } from './declared';
import { answerShape } from './declaredAnswers';
import { defineRoute } from './route';
import { cancelReason, refundShape, returnEventShape, returnReview, returnStatus } from './returnShapes';
import { flag, handle, id, instant, pathId, wholeNumber } from './shapes';

const tag = 'Returns';

/** The state of a refund. */
export const standingShape = {
  refund_stage: z
    .enum(refundStages)
    .describe('`none`: nothing is owed yet, `promised`: it will be sent, `sending`: it is being sent, `sent`: it was.'),
  refund_promised_at: instant.nullable().describe('When it was promised; null while nothing is.'),
  refund_sent_at: instant.nullable().describe('When it was sent; null until then.'),
};

export const customerReturn = z
  .strictObject({
    id: id.describe('The return code.'),
    product_id: id.nullable(),
    order_id: z.int(),
    tracking_id: z.string(),
    line: id.describe('The bought line it is for.'),
    status: returnStatus,
    payment_refund: flag,
    ...answerShape(returnFields),
    ...refundShape,
    ...standingShape,
    cancel_reason: cancelReason,
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
  query: z.strictObject({
    line: pathId
      .optional()
      .describe('A product bought in two variations has two lines: which of them; without it the newest request.'),
  }),
  answers: {
    200: z.strictObject({
      returns: customerReturn.nullable().describe('The return request; null when there is none.'),
      line: customerOrderLine
        .nullable()
        .describe('The bought line; null when the caller did not buy the product in this order.'),
      history: z.array(returnEventShape).describe('What happened to the request so far, oldest first.'),
      review: returnReview,
    }),
  },
  fails: ['invalid'],
});

export const createReturn = defineRoute({
  name: 'createReturn',
  method: 'POST',
  path: '/create-return',
  who: 'signed-in',
  tag,
  summary: 'Requests to return a delivered product, within 2 days; up to three pictures',
  body: z.strictObject({
    product_id: id,
    order_id: wholeNumber(1, 999_999_999_999_999),
    tracking_id: handle,
    line: id
      .optional()
      .describe('Which line of the package; without it the first one of the product that was not returned yet.'),
    ...inputShape(returnForm),
  }),
  files: pictureFiles(returnPictures, true),
  answers: { 200: z.strictObject({ returns: customerReturn.describe('The return request.') }) },
  fails: ['invalid', 'notFound'],
});

export const deleteReturnRequest = defineRoute({
  name: 'deleteReturnRequest',
  method: 'DELETE',
  path: '/delete-return-request/:id',
  who: 'signed-in',
  tag,
  summary: 'Withdraws a pending return request; 201 when it is no longer pending',
  params: z.strictObject({ id: pathId }),
  answers: { 200: z.strictObject({}), 201: z.strictObject({}) },
  fails: ['notFound'],
});
