/** How the tables of products are written. */
import type { VariationType } from '../../../domain/catalogue/variations';

export type Extra = {
  /** Grocery: the only shop that sells it, Savar or Sylhet. Absent: both do. */
  at?: 'savar' | 'sylhet';
  choose?: Choice;
  /** Pieces in stock; absent: plenty. */
  qty?: number;
  is?: 'featured' | 'hidden' | 'pending' | 'rejected';
  video?: string;
};
/** Prices are whole taka; `was` is the price before the discount, the same when there is none. */
export type ProductRow = readonly [
  name: string,
  name_bn: string,
  price: number,
  was: number,
  brand: string,
  about: string,
  about_bn: string,
  extra?: Extra,
];
/** Products by the slug of their child category. */
export type ProductTable = Readonly<Record<string, readonly ProductRow[]>>;

type Variation = readonly [type: VariationType, options: readonly string[]];

/** The options of a shopper, by name. */
export const choices = {
  sizes: [['Size', ['S', 'M', 'L', 'XL', 'XXL']]],
  sizesColours: [['Size', ['M', 'L', 'XL', 'XXL']], ['Color', ['White', 'Black', 'Navy Blue', 'Maroon']]],
  womensSizes: [['Size', ['36', '38', '40', '42', '44']], ['Color', ['Maroon', 'Teal', 'Magenta', 'Black']]],
  panjabi: [['Size', ['40', '42', '44', '46']], ['Color', ['White', 'Maroon', 'Navy Blue', 'Bottle Green']]],
  waist: [['Size', ['30', '32', '34', '36', '38']]],
  saree: [['Color', ['Red', 'Maroon', 'Bottle Green', 'Royal Blue']]],
  softColours: [['Color', ['Peach', 'Lavender', 'Sky Blue', 'Cream']]],
  leather: [['Color', ['Black', 'Brown']]],
  gadget: [['Color', ['Black', 'White', 'Blue']]],
  womensShoes: [['Size', ['36', '37', '38', '39', '40']], ['Color', ['Black', 'Golden', 'Maroon']]],
  mensShoes: [['Size', ['39', '40', '41', '42', '43', '44']]],
  pack5: [['Weight', ['1 Kg', '5 Kg']]],
  handWeights: [['Weight', ['2 Kg', '3 Kg']], ['Color', ['Black', 'Blue']]],
  ropeLength: [['Height', ['2.5 Meter', '3 Meter']]],
  quiltLength: [['Height', ['4 Feet', '5 Feet']], ['Color', ['Red', 'Blue', 'Multicolor']]],
  teddyHeight: [['Height', ['12 Inch', '18 Inch']]],
} as const satisfies Record<string, readonly Variation[]>;

export type Choice = keyof typeof choices;
