/**
 * The variations a product may have: up to two of Size, Color, Weight and Height, each with options from a fixed list.
 * A product stores the chosen options as text joined by commas, so no option's value contains a comma.
 */
import { banglaDigits } from '../text/bangla';
import { sameText } from '../text/normalise';

export type VariationOption = { value: string; label_en: string; label_bn: string };

export const variationTypes = ['Size', 'Color', 'Weight', 'Height'] as const;
export type VariationType = (typeof variationTypes)[number];

export const variationLabels: Readonly<Record<VariationType, { label_en: string; label_bn: string }>> = {
  Size: { label_en: 'Size', label_bn: 'সাইজ' },
  Color: { label_en: 'Color', label_bn: 'রং' },
  Weight: { label_en: 'Weight', label_bn: 'ওজন' },
  Height: { label_en: 'Height', label_bn: 'উচ্চতা' },
};

const option = (label_en: string, label_bn: string): VariationOption => ({ value: label_en, label_en, label_bn });

/** The same unit with many numbers: `5 Kg`, `৫ কেজি`. */
const measures = (numbers: readonly number[], unit_en: string, unit_bn: string): VariationOption[] =>
  numbers.map((number) => option(`${number} ${unit_en}`, `${banglaDigits(number)} ${unit_bn}`));

/** Whole numbers from one to another. */
const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

const colors: readonly VariationOption[] = [
  option('Red', 'লাল'),
  option('Green', 'সবুজ'),
  option('Blue', 'নীল'),
  option('Yellow', 'হলুদ'),
  option('Orange', 'কমলা'),
  option('Purple', 'বেগুনি'),
  option('Pink', 'গোলাপি'),
  option('Brown', 'বাদামি'),
  option('Black', 'কালো'),
  option('White', 'সাদা'),
  option('Gray', 'ধূসর'),
  option('Silver', 'রুপালি'),
  option('Golden', 'সোনালি'),
  option('Sky Blue', 'আকাশি'),
  option('Navy Blue', 'নেভি ব্লু'),
  option('Royal Blue', 'রয়েল ব্লু'),
  option('Light Green', 'হালকা সবুজ'),
  option('Dark Green', 'গাঢ় সবুজ'),
  option('Bottle Green', 'বোতল সবুজ'),
  option('Olive', 'জলপাই'),
  option('Lime', 'লাইম'),
  option('Teal', 'টিল'),
  option('Turquoise', 'ফিরোজা'),
  option('Maroon', 'মেরুন'),
  option('Magenta', 'ম্যাজেন্টা'),
  option('Violet', 'বেগুনি-নীল'),
  option('Lavender', 'ল্যাভেন্ডার'),
  option('Peach', 'পিচ'),
  option('Coral', 'কোরাল'),
  option('Cream', 'ক্রিম'),
  option('Beige', 'বেইজ'),
  option('Khaki', 'খাকি'),
  option('Copper', 'তামাটে'),
  option('Multicolor', 'বহুরঙা'),
];

const sizes: readonly VariationOption[] = [
  option('S', 'এস'),
  option('M', 'এম'),
  option('L', 'এল'),
  option('XL', 'এক্সএল'),
  option('XXL', 'ডাবল এক্সএল'),
  option('XXXL', 'ট্রিপল এক্সএল'),
  option('Small', 'ছোট'),
  option('Medium', 'মাঝারি'),
  option('Large', 'বড়'),
  option('Extra Large', 'অনেক বড়'),
  option('Free Size', 'ফ্রি সাইজ'),
  ...range(10, 50).map((number) => option(String(number), banglaDigits(number))),
];

const grams = [10, 20, 25, 30, 40, 50, 75, 100, 125, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 750, 800, 900];
const kilos = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50];
const millilitres = [
  10, 15, 20, 25, 30, 50, 60, 75, 100, 120, 150, 180, 200, 250, 300, 350, 400, 450, 500, 600, 700, 750, 800, 900,
];
const litres = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 16, 18, 20];

const weights: readonly VariationOption[] = [
  ...measures(grams, 'gm', 'গ্রাম'),
  ...measures(kilos, 'Kg', 'কেজি'),
  ...measures(millilitres, 'ml', 'মিলি'),
  ...measures(litres, 'Lit', 'লিটার'),
];

const heights: readonly VariationOption[] = [
  ...measures([...range(1, 12), 14, 16, 18, 20, 22, 24, 28, 30, 32, 36, 40, 42, 48, 54, 60, 72], 'Inch', 'ইঞ্চি'),
  ...measures([...range(1, 12), 15, 20, 25, 30], 'Feet', 'ফুট'),
  ...measures([...range(1, 10), 12, 15, 20], 'Yard', 'গজ'),
  ...measures([1, 1.5, 2, 2.5, ...range(3, 10), 12, 15, 20], 'Meter', 'মিটার'),
  ...measures([...range(5, 100, 5), 120, 150, 180, 200], 'CM', 'সেমি'),
];

/** The full list of options of each variation, in the order in which they are offered. */
export const variationOptions: Readonly<Record<VariationType, readonly VariationOption[]>> = {
  Size: sizes,
  Color: colors,
  Weight: weights,
  Height: heights,
};

export function isVariationType(text: string): text is VariationType {
  return (variationTypes as readonly string[]).includes(text);
}

/** The options stored in a product's `option1` or `option2`: `'Red, Blue'` -> `['Red', 'Blue']`. */
export function parseOptions(text: string | null | undefined): string[] {
  const parts = (text ?? '').split(',').map((part) => part.normalize('NFC').trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Options in stored form. */
export function joinOptions(options: readonly string[]): string {
  return parseOptions(options.join(',')).join(',');
}

/** The matching option of a list, by its value or its label in either language. */
export function findOption(type: VariationType, text: string): VariationOption | undefined {
  return variationOptions[type].find(
    (known) => known.value === text || sameText(known.label_en, text) || sameText(known.label_bn, text),
  );
}

/** Which of the chosen options are not on the list of that variation. */
export function unknownOptions(type: VariationType, options: readonly string[]): string[] {
  return options.filter((text) => !findOption(type, text));
}

/** An option in the reader's language; one that is not on the list stays as it is. */
export function optionLabel(type: string, value: string, language: 'en' | 'bn'): string {
  const known = isVariationType(type) ? findOption(type, value) : undefined;
  if (!known) return value;
  return language === 'bn' ? known.label_bn : known.label_en;
}
