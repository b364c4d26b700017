/** The two numbers of a product that a vendor edits in the list, and their limits. */
import { typedAmount } from '../../shared/form/typedAmount';
import type { ProductRow } from './useProductList';

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
