/**
 * How the products of a row are chosen: by hand, or by a rule that finds visible products anew whenever the page is
 * made.
 */
export const productRules = {
  hand: { en: 'Chosen by hand', bn: 'নিজে বাছাই করা' },
  newest: { en: 'Newest', bn: 'নতুন পণ্য' },
  sold: { en: 'Most sold', bn: 'সবচেয়ে বেশি বিক্রি' },
  offer: { en: 'On offer', bn: 'ছাড়ে' },
  category: { en: 'Of a main category', bn: 'একটি মূল ক্যাটাগরির' },
  subcategory: { en: 'Of a sub category', bn: 'একটি সাব ক্যাটাগরির' },
  childcategory: { en: 'Of a child category', bn: 'একটি চাইল্ড ক্যাটাগরির' },
  brand: { en: 'Of a brand', bn: 'একটি ব্র্যান্ডের' },
  shop: { en: 'Of a shop', bn: 'একটি দোকানের' },
} as const;

export type ProductRule = keyof typeof productRules;

/** The rules that need a record, with the field that names it. */
export const ruleAbout = {
  category: 'category',
  subcategory: 'subcategory',
  childcategory: 'childcategory',
  brand: 'brand',
  shop: 'shop',
} as const satisfies Partial<Record<ProductRule, string>>;

type Row = { blockType?: unknown; rule?: unknown };

/** The number of product rows that a rule defines. */
export const countRules = (blocks: readonly Row[]): number =>
  blocks.filter(({ blockType, rule }) => blockType === 'products' && rule !== 'hand').length;
