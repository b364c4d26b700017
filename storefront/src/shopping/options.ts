/** The options a shopper has chosen. */
import type { Chosen } from '../../../domain/cart/options';
import type { ProductOffer } from '../../../domain/variants/offer';
import { parseOptions } from '../../../domain/catalogue/variations';

export type ProductWithOptions = ProductOffer & {
  name: string;
  name_bn: string;
  variation1: string;
  variation2: string;
  option1: string;
  option2: string;
};

const onlyOne = (options: readonly string[]): string => (options.length === 1 ? (options[0] ?? '') : '');

/** If there is only one option it is chosen; otherwise the shopper chooses. */
export const chosenAtFirst = (product: { option1: string; option2: string }): Chosen => ({
  variation1: onlyOne(parseOptions(product.option1)),
  variation2: onlyOne(parseOptions(product.option2)),
});
