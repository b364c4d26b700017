/** What a shopper sees of a product while choosing its options. */
import { chooseOptions, type Chosen, type Offered, type VariationField } from '../cart/options';
import { variantFor } from './choose';
import type { Combination } from './rules';

type Variant = Combination & { selling_price: number; original_price: number; qty: number; image: number };
/** `variants`: those that are shown; empty if all combinations share one price and stock. */
export type ProductOffer = Offered & {
  selling_price: number;
  original_price: number;
  qty: number;
  price_from: number;
  variants: readonly Variant[];
};

type Offer = {
  selling_price: number;
  original_price: number;
  qty: number;
  /** Other combinations cost more: the choice is not complete yet. */
  isFrom: boolean;
  /** All options are chosen. */
  isWhole: boolean;
  /** The position of the picture to show; 0 for none in particular. */
  image: number;
};

/** Price, stock and picture of the chosen combination; of the whole product until the choice is complete. */
export function offerOf(product: ProductOffer, chosen: Chosen): Offer {
  const isWhole = Object.keys(chooseOptions(product, chosen).problems).length === 0;
  const { selling_price, original_price, qty } = product;
  const whole = { selling_price, original_price, qty, image: 0, isWhole, isFrom: product.price_from === 1 && !isWhole };
  if (product.variants.length === 0) return whole;
  if (!isWhole) return { ...whole, image: pictureOf(product.variants, chosen) };
  const variant = variantFor(product.variants, chosen);
  if (!variant) return { ...whole, qty: 0 };
  return {
    ...whole,
    selling_price: variant.selling_price,
    original_price: variant.original_price,
    qty: variant.qty,
    image: variant.image,
  };
}

/** The picture that all variants with the options chosen so far share. */
function pictureOf(variants: readonly Variant[], chosen: Chosen): number {
  if (chosen.variation1 === '' && chosen.variation2 === '') return 0;
  const pictures = new Set(variants.filter((each) => fits(each, chosen)).map(({ image }) => image));
  return pictures.size === 1 ? ([...pictures][0] ?? 0) : 0;
}

const fits = (variant: Combination, { variation1, variation2 }: Chosen): boolean =>
  (variation1 === '' || variant.option1 === variation1) && (variation2 === '' || variant.option2 === variation2);

/** Whether this option is sold out in combination with the choice from the other list. */
export function isSoldOut(
  { variants }: Pick<ProductOffer, 'variants'>,
  field: VariationField,
  option: string,
  chosen: Chosen,
): boolean {
  if (variants.length === 0) return false;
  const wanted = { ...chosen, [field]: option };
  return !variants.some((variant) => variant.qty > 0 && fits(variant, wanted));
}
