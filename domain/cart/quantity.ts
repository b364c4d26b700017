/** A cart line holds 1 to 10 pieces, and never more than are in stock. */
import type { FieldProblem } from '../failure';

export const minQuantity = 1;
export const maxQuantity = 10;

/** The problem with a number of pieces; null when it is valid. */
export function quantityProblem(qty: number, stock: number): FieldProblem | null {
  if (!Number.isSafeInteger(qty)) return { code: 'notWhole' };
  if (qty < minQuantity) return { code: 'tooSmall', params: { min: minQuantity } };
  if (qty > maxQuantity) return { code: 'tooBig', params: { max: maxQuantity } };
  if (qty > stock) return { code: 'outOfStock', params: { left: Math.max(0, stock) } };
  return null;
}

export type QuantityStep = 'inc' | 'dec';

/** One more or one less. One less is allowed even while the line has more than is in stock. */
export function stepQuantity(
  qty: number,
  step: QuantityStep,
  stock: number,
): { ok: true; qty: number } | { ok: false; problem: FieldProblem } {
  const wanted = step === 'inc' ? qty + 1 : qty - 1;
  const problem = quantityProblem(wanted, step === 'inc' ? stock : Math.max(stock, wanted));
  return problem ? { ok: false, problem } : { ok: true, qty: wanted };
}
