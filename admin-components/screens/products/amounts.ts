/** The numbers of a product and of its combinations that are edited in the list, and their limits. */
import { typedAmount } from '../../shared/form/typedAmount';
import type { ProductRow } from './useProductList';
import type { StoredVariant } from './useVariantsOf';

export type AmountField = 'selling_price' | 'qty';
export const limits = {
  selling_price: { least: 1, most: 100_000_000 },
  qty: { least: 0, most: 1_000_000 },
} as const;

/** A typed whole number, in either script; null for anything else. */
export const typedNumber = (text: string): number | null => typedAmount(text, 12);

/** One change as the call takes it: with the value the vendor saw. */
export const changeOf = (row: ProductRow, field: AmountField, to: number) =>
  field === 'qty'
    ? { id: row.id, qty: to, qty_seen: row.qty, sold_seen: row.sold }
    : { id: row.id, selling_price: to, price_seen: row.selling_price };

type NewAmounts = { selling_price?: number | null; qty?: number | null; sku?: string };

/** One combination as the call takes it, with the values the vendor saw; none if nothing differs. */
export function variantChange(variant: StoredVariant, { selling_price, qty, sku }: NewAmounts) {
  const changed = {
    ...(selling_price === undefined || selling_price === null || selling_price === variant.selling_price
      ? {}
      : { selling_price, price_seen: variant.selling_price }),
    ...(qty === undefined || qty === null || qty === variant.qty
      ? {}
      : { qty, qty_seen: variant.qty, sold_seen: variant.sold }),
    ...(sku === undefined || sku === variant.sku ? {} : { sku, sku_seen: variant.sku }),
  };
  const { option1, option2 } = variant;
  return Object.keys(changed).length === 0 ? [] : [{ option1, option2, ...changed }];
}
