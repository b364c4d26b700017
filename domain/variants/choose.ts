/** The variant with the chosen options, for carts, orders and the product's page. */
import { combinationKey, type Combination } from './rules';

type Chosen = { variation1?: string | null | undefined; variation2?: string | null | undefined };

export const combinationOf = ({ variation1, variation2 }: Chosen): Combination => ({
  option1: variation1 ?? '',
  option2: variation2 ?? '',
});

/** The variant with these options; null if there is none. */
export function variantFor<V extends { option1?: string | null; option2?: string | null }>(
  variants: readonly V[],
  chosen: Chosen,
): V | null {
  const wanted = combinationKey(combinationOf(chosen));
  return variants.find((each) => combinationKey(plain(each)) === wanted) ?? null;
}

const plain = ({ option1, option2 }: { option1?: string | null; option2?: string | null }): Combination => ({
  option1: option1 ?? '',
  option2: option2 ?? '',
});

type Sold = { status: number; selling_price: number; original_price: number; qty: number };
type Numbers = { selling_price: number; original_price: number; qty: number };

/**
 * A product with the price and stock of a line's variant. A product without variants is unchanged; a hidden or deleted
 * variant has no stock.
 */
export function pricedAs<P extends Numbers & { has_variants?: number | null | undefined }>(
  product: P,
  variant: Sold | null,
): P {
  if (product.has_variants !== 1) return product;
  if (!variant || variant.status !== 1) return { ...product, qty: 0 };
  const { selling_price, original_price, qty } = variant;
  return { ...product, selling_price, original_price, qty };
}
