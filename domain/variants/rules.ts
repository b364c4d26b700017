/**
 * Variants: each combination of a product's options, with its own price, stock, SKU and picture. A product with
 * variants carries their sum and lowest price, so that lists, filters and reports read the product alone.
 */
import { parseOptions } from '../catalogue/variations';
import { priceProblems } from '../catalogue/prices';
import type { FieldProblem, FieldProblems } from '../failure';

/** The maximum number of combinations of a product. */
export const MOST_VARIANTS = 100;
export const longestSku = 64;
export const PICTURES = 6;

/** One option of each list; '' if the product has no such list. */
export type Combination = { option1: string; option2: string };
export type Lists = { option1?: string | null | undefined; option2?: string | null | undefined };

/** What a change may overwrite only if its writer has seen it; the stock has a rule of its own (`staleStock`). */
const guardedFields = ['selling_price', 'original_price', 'sku', 'status'] as const;
export type GuardedField = (typeof guardedFields)[number];

/** The vendor's data for one combination. `image`: the position of one of the product's pictures, 0 for none. */
export type VariantInput = Combination & {
  selling_price: number;
  original_price: number;
  qty: number;
  /** The stock the person saw when typing a new one. */
  qty_seen?: number | undefined;
  /** How many pieces had been sold then. */
  sold_seen?: number | undefined;
  sku: string;
  image: number;
  status: number;
} & { [Field in GuardedField as `${Field}_seen`]?: VariantInput[Field] | undefined };
type PricedVariant = Pick<VariantInput, 'selling_price' | 'original_price' | 'qty' | 'status'>;

/** Letters, digits, hyphen, dot and underscore; empty for none. */
export const isSku = (text: string): boolean => /^[\p{L}\p{M}\p{N}._-]*$/u.test(text) && text.length <= longestSku;

/** A key for a combination among those of its product. No option contains a comma. */
export const combinationKey = ({ option1, option2 }: Combination): string => `${option1},${option2}`;

/** Every combination of the two lists, the first list slowest; none if there are no options. */
export function combinationsOf(lists: Lists): Combination[] {
  const [first, second] = [parseOptions(lists.option1), parseOptions(lists.option2)];
  if (first.length === 0 && second.length === 0) return [];
  const orNone = (options: string[]) => (options.length > 0 ? options : ['']);
  return orNone(first).flatMap((option1) => orNone(second).map((option2) => ({ option1, option2 })));
}

/** The number of combinations of the lists, without making them. */
export const combinationCount = (lists: Lists): number => {
  const [first, second] = [parseOptions(lists.option1).length, parseOptions(lists.option2).length];
  return first + second === 0 ? 0 : Math.max(first, 1) * Math.max(second, 1);
};

export const isOffered = (lists: Lists, { option1, option2 }: Combination): boolean => {
  const has = (list: string | null | undefined, option: string) => {
    const options = parseOptions(list);
    return options.length === 0 ? option === '' : options.includes(option);
  };
  return combinationCount(lists) > 0 && has(lists.option1, option1) && has(lists.option2, option2);
};

/** The problems of a list of variants, by field: `variants.3.sku` is the SKU of the fourth. */
export function variantProblems(variants: readonly VariantInput[], lists: Lists): FieldProblems {
  if (variants.length > MOST_VARIANTS) return { variants: [tooMany] };
  const problems: FieldProblems = {};
  const combinations = new Set<string>();
  const skus = new Set<string>();
  for (const [place, variant] of variants.entries()) {
    const note = (field: string, problem: FieldProblem) =>
      (problems[`variants.${place}.${field}`] ??= []).push(problem);
    const key = combinationKey(variant);
    if (!isOffered(lists, variant)) note('option1', { code: 'notOffered', params: { options: nameOf(variant) } });
    else if (combinations.has(key)) note('option1', { code: 'twice', params: { options: nameOf(variant) } });
    combinations.add(key);
    for (const [field, wrong] of Object.entries(priceProblems(variant))) for (const one of wrong) note(field, one);
    if (!isSku(variant.sku)) note('sku', { code: 'wrongSku' });
    else if (variant.sku !== '' && skus.has(variant.sku)) note('sku', { code: 'skuTaken' });
    skus.add(variant.sku);
  }
  return problems;
}

const tooMany: FieldProblem = { code: 'tooManyVariants', params: { max: MOST_VARIANTS } };
const nameOf = ({ option1, option2 }: Combination): string => [option1, option2].filter(Boolean).join(' · ');

/** The fields of a product that are derived from its variants. */
export type OfVariants = {
  has_variants: 0 | 1;
  prices_differ: 0 | 1;
  qty: number;
  selling_price?: number;
  original_price?: number;
};

/** The stock of all shown variants, and the price of the cheapest; if none is shown the price stays as it was. */
export function ofVariants(variants: readonly PricedVariant[]): OfVariants {
  const shown = variants.filter(({ status }) => status === 1);
  const has_variants = variants.length > 0 ? 1 : 0;
  const qty = shown.reduce((sum, variant) => sum + variant.qty, 0);
  const [cheapest] = [...shown].sort(
    (a, b) => a.selling_price - b.selling_price || a.original_price - b.original_price,
  );
  if (!cheapest) return { has_variants, prices_differ: 0, qty };
  const { selling_price, original_price } = cheapest;
  const prices_differ = shown.some((variant) => variant.selling_price !== selling_price) ? 1 : 0;
  return { has_variants, prices_differ, qty, selling_price, original_price };
}

/**
 * Why the price or the stock of a product cannot be changed by itself; null when it can. With variants they are
 * derived: the change has to name the variant.
 */
export const ownNumbersProblem = (product: { has_variants?: number | null | undefined }): FieldProblem | null =>
  product.has_variants === 1 ? { code: 'hasVariants' } : null;

/** The pictures of a product by position; '' for an empty one. */
type Places = readonly string[];

/** The position of a variant's picture among new pictures of its product; a replaced picture keeps its position. */
export function followPicture(image: number, from: Places, to: Places): number {
  const picture = from[image - 1] ?? '';
  if (picture !== '' && to.includes(picture)) return to.indexOf(picture) + 1;
  const inItsPlace = to[image - 1] ?? '';
  if (inItsPlace === '') return picture === '' ? image : 0;
  return from.includes(inItsPlace) ? 0 : image;
}

/**
 * The position of a variant's picture among today's pictures, while the new ones wait; a new picture keeps its position
 * if that is free.
 */
export const waitingPicture = (image: number, wanted: Places, live: Places): number =>
  (live[image - 1] ?? '') === '' && !live.includes(wanted[image - 1] ?? '')
    ? image
    : followPicture(image, wanted, live);

type Guarded = { [Field in GuardedField]?: VariantInput[Field] | null | undefined };

/** The fields that have another value than the writer saw, and that the change would overwrite. */
export const overwritten = (given: VariantInput, stored: Guarded): GuardedField[] =>
  guardedFields.filter((field) => {
    const [seen, now] = [given[`${field}_seen`], stored[field] ?? ''];
    return seen !== undefined && now !== seen && now !== given[field];
  });

/** The guarded fields whose value differs. */
export const guardedChanges = (before: Guarded, now: Guarded): GuardedField[] =>
  guardedFields.filter((field) => before[field] !== now[field]);

/** What the writer saw of the guarded fields, to be sent with the change. */
export const guardedSeen = (stored: Guarded): Pick<VariantInput, `${GuardedField}_seen`> =>
  Object.fromEntries(guardedFields.map((field) => [`${field}_seen`, stored[field]]));
