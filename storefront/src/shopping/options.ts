/** Chosen options in the reader's language. A line keeps only the option, so it is looked up in every variation's list. */
import type { Chosen } from '../../../domain/cart/options';
import { findOption, parseOptions, variationTypes } from '../../../domain/catalogue/variations';
import type { Language } from '../../../frontend/messages/language';

export type ProductWithOptions = {
  name: string;
  name_bn: string;
  selling_price: number;
  original_price: number;
  variation1: string;
  variation2: string;
  option1: string;
  option2: string;
};

function oneOption(value: string, language: Language): string {
  for (const type of variationTypes) {
    const known = findOption(type, value);
    if (known) return language === 'bn' ? known.label_bn : known.label_en;
  }
  return value;
}

/** `Red · XL`, or nothing where none was chosen. */
export const optionText = (chosen: readonly string[], language: Language): string =>
  chosen
    .filter((value) => value !== '')
    .map((value) => oneOption(value, language))
    .join(' · ');

const onlyOne = (options: readonly string[]): string => (options.length === 1 ? (options[0] ?? '') : '');

/** The only option there is needs no choice; others are never chosen for the shopper. */
export const chosenAtFirst = (product: { option1: string; option2: string }): Chosen => ({
  variation1: onlyOne(parseOptions(product.option1)),
  variation2: onlyOne(parseOptions(product.option2)),
});
