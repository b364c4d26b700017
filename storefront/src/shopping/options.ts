/** Chosen options in the reader's language. A line keeps only the option, so it is looked up in every variation's list. */
import { findOption, variationTypes } from '../../../domain/catalogue/variations';
import type { Language } from '../../../frontend/messages/language';

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
