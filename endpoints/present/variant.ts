import type { z } from 'zod';
import type { formVariantShape, variantShape } from '../../contract/variants';
import type { Variant } from '../../payload-types';
import { flag } from './flags';

/** One combination of a product's options, for its form and its page. */
export const presentVariant = (variant: Variant): z.input<typeof variantShape> => ({
  option1: variant.option1 ?? '',
  option2: variant.option2 ?? '',
  selling_price: variant.selling_price,
  original_price: variant.original_price,
  qty: variant.qty,
  sku: variant.sku ?? '',
  image: variant.image,
  status: flag(variant.status),
});

/** The same for who changes it, with the pieces sold of it. */
export const presentFormVariant = (variant: Variant): z.input<typeof formVariantShape> => ({
  ...presentVariant(variant),
  sold: variant.sold,
});
