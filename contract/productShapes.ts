/** The answers of the calls for products: a card, a row of a list, the product in its form. */
import { z } from 'zod';
import { longestReason, reviewNoteKinds } from '../domain/products/changes';
import { productForm, productPictures } from '../domain/products/fieldSets';
import { answerShape } from './declaredAnswers';
import { categoryNameShape } from './categories';
import { richText } from './richText';
import { formVariantShape } from './variants';
import { flag, id, image, instant, taka, text, vendorType } from './shapes';

export const verifyState = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe('0: waiting for approval, 1: approved, 2: rejected.');

export const changeStateShape = z
  .union([z.literal(0), z.literal(1), z.literal(2)])
  .describe(
    'A vendor’s change to the approved product: 0 there is none, 1 it waits for approval and the product is shown as approved, 2 it was rejected.',
  );

const rejectReason = z
  .string()
  .describe('Why the product, or the change to it, was rejected; empty without a reason, and once it was sent again.');

export const reviewNoteShape = z
  .strictObject({
    kind: z
      .enum(reviewNoteKinds)
      .describe(
        'What happened: rejected, a change rejected, sent again, approved, opened again; `answered`: nothing, somebody wrote.',
      ),
    text: z.string().describe('The reason; empty without one.'),
    by_shop: flag.describe('1: an admin; 0: the vendor, applicant or customer.'),
    by_name: z.string().describe('Who it was; of admins only admins read the name.'),
    created_at: instant,
  })
  .meta({ id: 'ReviewNote', description: 'A line of the conversation about a rejection.' });

export const reasonInput = text(longestReason)
  .optional()
  .describe('The reason, for the person concerned. Optional; the panel requires it.');

export const shopNameShape = z
  .strictObject({ id, name: z.string(), name_bn: z.string(), slug: z.string() })
  .meta({ id: 'ShopName', description: 'A shop by its name.' });

export const productCardShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    type: vendorType,
    qty: z.int(),
    thumbnail: image,
    selling_price: taka,
    original_price: taka,
    discount_percent: z.number(),
    rating: z.number(),
    total_review: z.int(),
    short_description: z.string(),
    description: z.string(),
    has_options: flag,
    price_from: flag,
    business_upazila_id: id.nullable(),
    shop: shopNameShape.nullable(),
  })
  .meta({ id: 'ProductCard', description: 'A product in a grid of the storefront.' });

export const productRowShape = z
  .strictObject({
    id,
    name: z.string(),
    name_bn: z.string(),
    slug: z.string(),
    type: vendorType,
    thumbnail: image,
    selling_price: taka,
    original_price: taka,
    qty: z.int(),
    sold: z.int(),
    sku: z.string(),
    variant_skus: z.array(z.string()).describe('The SKUs of its variants, in the order of its options.'),
    has_variants: flag,
    status: flag,
    featured: flag,
    verify: verifyState,
    category: categoryNameShape.nullable(),
    subcategory: categoryNameShape.nullable(),
    childcategory: categoryNameShape.nullable(),
    shop: shopNameShape.nullable(),
    change_state: changeStateShape,
    reject_reason: rejectReason,
    created_at: instant,
    updated_at: instant,
  })
  .meta({ id: 'ProductRow', description: 'A product in a table of the back office.' });

/** In addition to the plain `description`, which has the same words. */
export const descriptionParts = {
  description_parts: richText.describe(
    'The description ready to be drawn, where it has formats; empty: it is the paragraphs of `description`.',
  ),
  description_parts_bn: richText.describe('The same of `description_bn`.'),
};

export const productFormShape = z
  .strictObject({
    id,
    ...answerShape(productForm),
    ...answerShape(productPictures),
    category: categoryNameShape.nullable(),
    subcategory: categoryNameShape.nullable(),
    childcategory: categoryNameShape.nullable(),
    variants: z
      .array(formVariantShape)
      .describe('Its combinations with a price and stock of their own; empty without any.'),
    ...descriptionParts,
    brand_name: z.string().nullable(),
    sold: z.int(),
    type: vendorType,
    verify: verifyState,
    thumbnail: image,
    shop: shopNameShape.nullable(),
    change_state: changeStateShape,
    reject_reason: rejectReason,
    review: z.array(reviewNoteShape).describe('What was said about a rejection, oldest first; the last 20.'),
    created_at: instant,
    updated_at: instant,
  })
  .meta({
    id: 'ProductForm',
    description:
      'A product in its edit form: for its vendor with the values that wait for approval, for admins as it is.',
  });
