/** The variants of a product: each combination of its options, with a price, a stock, an SKU and a picture of its own. */
import { z } from 'zod';
import { longestSku, MOST_VARIANTS, PICTURES } from '../domain/variants/rules';
import { flag, flagInput, optionalText, taka, takaInput, text, wholeNumber } from './shapes';

const option1 = 'The option of the first list; empty where the product has none.';
const option2 = 'The option of the second list; empty where the product has none.';
const place = 'Which of the product’s pictures shows it: 1 to 6; 0 for none of its own.';
const longestList = 60_000;

/** More pieces than anything sells. */
export const soldInput = wholeNumber(0, 1_000_000_000);

const seen = (what: string) => `${what} when the form was opened: another one now is not overwritten.`;
const seenInput = {
  selling_price_seen: takaInput(1).optional().describe(seen('The price')),
  original_price_seen: takaInput(1).optional().describe(seen('The original price')),
  sku_seen: z.string().max(longestSku).optional().describe(seen('The SKU')),
  status_seen: flagInput.optional().describe(seen('Whether it was shown')),
};

const one = z
  .object({
    option1: optionalText(100).describe(option1),
    option2: optionalText(100).describe(option2),
    selling_price: takaInput(1),
    original_price: takaInput(1),
    qty: wholeNumber(0, 1_000_000),
    qty_seen: wholeNumber(0, 1_000_000).optional(),
    sold_seen: soldInput.optional(),
    sku: optionalText(longestSku),
    ...seenInput,
    image: wholeNumber(0, PICTURES).default(0).describe(place),
    status: flagInput.default(1),
  })
  .meta({ id: 'VariantInput', description: 'One combination of options, as a vendor writes it.' });

const list = z.array(one).max(MOST_VARIANTS);

/** Forms send text: the list as JSON. */
function fromText(given: unknown): unknown {
  if (typeof given !== 'string' || given.length > longestList) return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return given;
  }
}

export const variantsInput = z
  .preprocess(fromText, list)
  .optional()
  .describe(
    'The combinations of options that have a price and stock of their own, all of them; in a form the list as JSON. Empty: the product has one price and one stock. Not sent: they stay as they are.',
  );

/** New numbers of some of a product's combinations. */
export const variantAmounts = z
  .array(
    z.strictObject({
      option1: optionalText(100).describe(option1),
      option2: optionalText(100).describe(option2),
      selling_price: takaInput(1).optional().describe('The new price; the original price follows where it has to.'),
      price_seen: taka.optional().describe('The price the caller looked at: another one now is not overwritten.'),
      qty: wholeNumber(0, 1_000_000).optional().describe('The new stock.'),
      qty_seen: wholeNumber(0, 1_000_000).optional(),
      sold_seen: soldInput.optional(),
      sku: text(longestSku).optional(),
      sku_seen: seenInput.sku_seen,
    }),
  )
  .min(1)
  .max(MOST_VARIANTS)
  .optional()
  .describe(
    'The combinations to change, of a product whose combinations have a price and stock of their own: all of them are changed or none. Those not named, and what is not sent of them, stay as they are.',
  );

export const variantShape = z
  .strictObject({
    option1: z.string().describe(option1),
    option2: z.string().describe(option2),
    selling_price: taka,
    original_price: taka,
    qty: z.int(),
    sku: z.string(),
    image: z.int().min(0).max(PICTURES).describe(place),
    status: flag,
  })
  .meta({ id: 'Variant', description: 'One combination of a product’s options, with its price and stock.' });

/** In the form of its vendor and the admins. */
export const formVariantShape = z
  .strictObject({ ...variantShape.shape, sold: z.int() })
  .meta({ id: 'FormVariant', description: 'A combination in the form of its product, with the pieces sold of it.' });
