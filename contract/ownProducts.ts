/** Prices and stock of many products at once, for their vendor and for admins; a copy of one, for its vendor. */
import { z } from 'zod';
import { admins } from '../domain/permissions';
import { defineRoute } from './route';
import { formVariantShape, soldInput, variantAmounts } from './variants';
import { id, idList, pathId, taka, takaInput, wholeNumber } from './shapes';

const stock = wholeNumber(0, 1_000_000);

const productAmountShape = z
  .strictObject({
    id,
    problem: z
      .string()
      .nullable()
      .describe('Why this product was left as it was, as a sentence; null when it was changed.'),
    selling_price: taka.nullable().describe('The price now; null when the product was not found.'),
    original_price: taka.nullable().describe('The original price now; null when the product was not found.'),
    qty: z.int().nullable().describe('The stock now; null when the product was not found.'),
  })
  .meta({ id: 'ProductAmount', description: 'What became of one product of a change of prices and stock.' });
export type ProductAmountShape = z.output<typeof productAmountShape>;

export const changeProductAmounts = defineRoute({
  name: 'changeProductAmounts',
  method: 'POST',
  path: '/change-product-amounts',
  who: ['vendor', ...admins],
  scope: 'catalogue:write',
  tag: 'Products',
  summary:
    'Change price and stock of up to 100 products or of their combinations, own ones or as an admin any; each product is changed or left as it was, and says so',
  body: z.strictObject({
    changes: z
      .array(
        z.strictObject({
          id,
          selling_price: takaInput(1).optional().describe('The new price; the original price follows where it has to.'),
          price_seen: taka.optional().describe('The price the caller looked at: another one now is not overwritten.'),
          qty: stock.optional().describe('The new stock.'),
          qty_seen: stock.optional().describe('The stock the caller looked at: what was sold since then stays sold.'),
          sold_seen: soldInput.optional(),
          variants: variantAmounts,
        }),
      )
      .min(1)
      .max(100)
      .describe('The changes, made one after another.'),
  }),
  idempotent: true,
  limits: [{ per: 'account', points: 60, perSeconds: 60 }],
  answers: { 200: z.strictObject({ results: z.array(productAmountShape).describe('In the order of the changes.') }) },
});

export const productVariants = defineRoute({
  name: 'productVariants',
  method: 'GET',
  path: '/product-variants',
  who: ['vendor', ...admins],
  scope: 'catalogue:read',
  tag: 'Products',
  summary: 'The combinations of up to 20 products, own ones or as an admin any, to change their prices and stock',
  query: z.strictObject({ ids: idList.describe('The products, joined by commas.') }),
  answers: {
    200: z.strictObject({
      products: z
        .array(
          z.strictObject({
            id,
            variation1: z.string(),
            variation2: z.string(),
            variants: z.array(formVariantShape).describe('Its combinations, in the order of its options.'),
          }),
        )
        .describe('Those of them that have combinations with a price and stock of their own.'),
    }),
  },
});

export const copyProduct = defineRoute({
  name: 'copyProduct',
  method: 'POST',
  path: '/copy-product/:id',
  who: ['vendor'],
  scope: 'catalogue:write',
  tag: 'Products',
  summary: 'Add a hidden copy of an own product, with its pictures; it waits for approval',
  params: z.strictObject({ id: pathId }),
  limits: [{ per: 'account', points: 60, perSeconds: 60 }],
  fails: ['productNotFound', 'invalid'],
  answers: { 200: z.strictObject({ id: id.describe('The copy.'), slug: z.string() }) },
});
