/**
 * The options of a cart line: one offered option for each variation of the product. This way nobody can order "a shirt
 * of no size", wherever it was added to the cart.
 */
import { parseOptions } from '../catalogue/variations';
import { sameText } from '../text/normalise';

export const variationFields = ['variation1', 'variation2'] as const;
export type VariationField = (typeof variationFields)[number];
export type Chosen = Record<VariationField, string>;

/** The fields of a product that concern its options. */
export type Offered = { [F in 'option1' | 'option2']?: string | null | undefined };

/** `missing`: nothing was chosen. `notOffered`: the product does not have this option, or no longer has it. */
export type OptionProblem = 'missing' | 'notOffered';

const optionsOf = (product: Offered, field: VariationField): string[] =>
  parseOptions(field === 'variation1' ? product.option1 : product.option2);

/** The chosen options, as the product writes them, or what is wrong with them. */
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

/** Whether a line in the cart can be ordered as it is. */
export const isChosen = (product: Offered, line: Chosen): boolean =>
  Object.keys(chooseOptions(product, line).problems).length === 0;
