/** The answers of the calls for returns. */
import { z } from 'zod';
import { codesInWords, lastCode } from '../domain/fields/statusTable';
import { returnStatusTable } from '../domain/returns/statusTable';
import { returnFields, returnForVendor, returnPictures } from '../domain/returns/fields';
import { answerShape } from './declaredAnswers';
import { reviewNoteShape } from './productShapes';
import { flag, id, image, instant, personName, taka } from './shapes';

export const returnStatusNames = codesInWords(returnStatusTable);

export const returnStatus = z.int().min(0).max(lastCode(returnStatusTable)).describe(returnStatusNames);

export const returnRowShape = z
  .strictObject({
    id,
    product_id: id.nullable(),
    order_id: z.int(),
    tracking_id: z.string(),
    status: returnStatus,
    payment_refund: flag,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'ReturnRow', description: 'A return request in a list.' });

export type ReturnRowShape = z.output<typeof returnRowShape>;

export const cancelReason = z
  .string()
  .describe('Why it was rejected or canceled, for the customer and the vendor; empty otherwise.');

/** The outcome of the refund: for the customer and admins. */
export const refundShape = {
  worth: taka.describe(
    'What was paid for the returned pieces, after the coupon, without delivery: the most that is refunded.',
  ),
  refund_amount: taka.nullable().describe('What was refunded; null until then.'),
  refund_reason: z.string().describe('Why less than what was paid is refunded; empty when all of it is.'),
  refund_trx_id: z.string().describe('The transaction number of the refund; empty when none was written down.'),
};

export const vendorReturnShape = z
  .strictObject({
    ...returnRowShape.shape,
    ...answerShape(returnForVendor),
    ...answerShape(returnPictures),
    cancel_reason: cancelReason,
  })
  .meta({
    id: 'VendorReturn',
    description: 'What was returned and why, without the customer’s money account: for vendors.',
  });

export type VendorReturnShape = z.output<typeof vendorReturnShape>;

export const returnShape = z
  .strictObject({
    ...vendorReturnShape.shape,
    ...answerShape(returnFields),
    ...refundShape,
  })
  .meta({ id: 'Return', description: 'A return request with where its refund goes.' });

export type ReturnShape = z.output<typeof returnShape>;

export const returnEventShape = z
  .strictObject({
    from: returnStatus.nullable().describe(`The status before; null when there was none. ${returnStatusNames}`),
    to: returnStatus
      .nullable()
      .describe(`The status after; null when this step was about the refund. ${returnStatusNames}`),
    refund_from: flag.nullable(),
    refund_to: flag.nullable(),
    actor_role: z.string(),
    actor: z.string().describe('The name of the member of staff who did it, for admins; empty for others.'),
    reason: z.string().describe('Why, as the customer and the vendor read it; empty without.'),
    refund_amount: taka
      .nullable()
      .describe('What was refunded in this step; null for every other one and for vendors.'),
    created_at: instant,
  })
  .meta({ id: 'ReturnEvent', description: 'One step in the life of a return: of its status, or of its refund.' });

export type ReturnEventShape = z.output<typeof returnEventShape>;

export const returnReview = z
  .array(reviewNoteShape)
  .describe('What was said about its rejection, oldest first; the last 20. Empty where it never was rejected.');

export const returnProductShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    thumbnail: image,
    selling_price: taka,
    original_price: taka,
    short_description: z.string(),
    short_description_bn: z.string(),
    variation1: z.string(),
    variation2: z.string(),
    sku: z.string(),
  })
  .meta({ id: 'ReturnProduct', description: 'The returned product.' });

export type ReturnProductShape = z.output<typeof returnProductShape>;

export const returnUserShape = z
  .strictObject({
    id,
    name: personName,
    image,
    mobile: z.string(),
    mobile_verify: flag,
    user_verify: flag,
    email: z.string(),
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'ReturnUser', description: 'The customer who returns the product.' });

export type ReturnUserShape = z.output<typeof returnUserShape>;
