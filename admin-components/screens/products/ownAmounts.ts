/** The product's own price fields of a product with variants. */
import { typedAmount } from '../../shared/form/typedAmount';

type Typed = { selling_price: string; original_price: string };

/** A product's own prices and stock, which the server requires and then computes itself. */
export function ownAmountsOf(rows: readonly Typed[]): Record<string, string> {
  const prices = rows.map((row) => {
    const selling = Math.max(typedAmount(row.selling_price) ?? 1, 1);
    return { selling, original: Math.max(typedAmount(row.original_price) ?? 1, selling) };
  });
  const [cheapest] = prices.sort((a, b) => a.selling - b.selling || a.original - b.original);
  const { selling, original } = cheapest ?? { selling: 1, original: 1 };
  return { selling_price: String(selling), original_price: String(original), qty: '0' };
}
