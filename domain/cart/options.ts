/**
 * The options of a cart line: of every variation a product has, one that it offers. A vendor cannot send "a shirt of no
 * size", wherever it was put into the cart from.
 */
import { parseOptions } from '../catalogue/variations';
import { sameText } from '../text/normalise';

export const variationFields = ['variation1', 'variation2'] as const;
export type VariationField = (typeof variationFields)[number];
export type Chosen = Record<VariationField, string>;

/** A product as far as its options go. */
export type Offered = { [F in 'option1' | 'option2']?: string | null | undefined };

/** `missing`: nothing was chosen. `notOffered`: the product has no such option, or none any more. */
export type OptionProblem = 'missing' | 'notOffered';

const optionsOf = (product: Offered, field: VariationField): string[] =>
  parseOptions(field === 'variation1' ? product.option1 : product.option2);

/** What was chosen, as the product writes it, or what is wrong with it. */
export function chooseOptions(
  product: Offered,
  typed: Chosen,
): { chosen: Chosen; problems: Partial<Record<VariationField, OptionProblem>> } {
  const chosen: Chosen = { variation1: '', variation2: '' };
  const problems: Partial<Record<VariationField, OptionProblem>> = {};
  for (const field of variationFields) {
    const options = optionsOf(product, field);
    const wanted = typed[field].trim();
    const known = options.find((option) => sameText(option, wanted));
    if (known !== undefined) chosen[field] = known;
    else if (wanted !== '') problems[field] = 'notOffered';
    else if (options.length > 0) problems[field] = 'missing';
  }
  return { chosen, problems };
}

/** Whether a line that is in the cart may be ordered as it stands. */
export const isChosen = (product: Offered, line: Chosen): boolean =>
  Object.keys(chooseOptions(product, line).problems).length === 0;
