/** Chosen options as people read them. */
import { findOption, variationTypes } from './variations';

type Language = 'en' | 'bn';

/** A line keeps only the option, so it is looked up in every variation's list. */
function oneOption(value: string, language: Language): string {
  for (const type of variationTypes) {
    const known = findOption(type, value);
    if (known) return language === 'bn' ? known.label_bn : known.label_en;
  }
  return value;
}

/** `Red · XL`, or empty if none was chosen. */
export const optionText = (chosen: readonly string[], language: Language): string =>
  chosen
    .filter((value) => value !== '')
    .map((value) => oneOption(value, language))
    .join(' · ');
