/** What a change of prices or stock does to the chosen products, and to each combination of those that have some. */
import type { CallOf } from '../../../contract/route';
import type { changeProductAmounts } from '../../../contract/ownProducts';
import { changedAmount, type AmountChange } from '../../../domain/products/amountChange';
import { combinationKey } from '../../../domain/variants/rules';
import { changeOf, limits, variantChange, type AmountField } from './amounts';
import type { ProductRow } from './useProductList';
import type { StoredVariant, VariantsOf } from './useVariantsOf';

/** `after`: null while nothing is typed, and if it cannot be computed. `variant`: null for the product itself. */
export type Planned = {
  key: string;
  row: ProductRow;
  variant: StoredVariant | null;
  before: number;
  after: number | null;
};
type Change = NonNullable<CallOf<typeof changeProductAmounts>['body']>['changes'][number];

export function planOf(
  field: AmountField,
  rows: readonly ProductRow[],
  variants: VariantsOf,
  change: AmountChange | null,
): Planned[] {
  const afterOf = (before: number) => (change ? changedAmount(before, change) : null);
  return rows.flatMap((row): Planned[] => {
    const key = String(row.id);
    const of = row.has_variants === 1 ? variants.get(key)?.variants : undefined;
    if (row.has_variants === 1 && !of) return [];
    if (!of) return [{ key, row, variant: null, before: row[field], after: afterOf(row[field]) }];
    return of.map((variant) => ({
      key: `${key} ${combinationKey(variant)}`,
      row,
      variant,
      before: variant[field],
      after: afterOf(variant[field]),
    }));
  });
}

type Outcome = 'open' | 'same' | 'impossible' | 'changes';
export function outcomeOf(field: AmountField, { before, after }: Planned): Outcome {
  const { least, most } = limits[field];
  if (after === null) return 'open';
  if (after === before) return 'same';
  return after < least || after > most ? 'impossible' : 'changes';
}

/** One change for each product that changes; the combinations of a product are changed together or not at all. */
export function changesOf(field: AmountField, plan: readonly Planned[]): Change[] {
  const byProduct = new Map<string, Change>();
  for (const one of plan) {
    const { row, variant, after } = one;
    if (after === null || outcomeOf(field, one) !== 'changes') continue;
    const key = String(row.id);
    if (!variant) byProduct.set(key, changeOf(row, field, after));
    else {
      const before = byProduct.get(key)?.variants ?? [];
      byProduct.set(key, { id: row.id, variants: [...before, ...variantChange(variant, { [field]: after })] });
    }
  }
  return [...byProduct.values()];
}

const MOST_IN_ONE_CALL = 1_000;

/** In portions that a call takes, counting combinations. */
export function inPortions(changes: readonly Change[]): Change[][] {
  const portions: Change[][] = [];
  let count = Infinity;
  for (const change of changes) {
    const size = change.variants?.length ?? 1;
    if (count + size > MOST_IN_ONE_CALL) {
      portions.push([]);
      count = 0;
    }
    portions.at(-1)!.push(change);
    count += size;
  }
  return portions;
}
