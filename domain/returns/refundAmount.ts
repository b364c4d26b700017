/** How much of the price paid for returned pieces is refunded: all of it, or less with a reason; never more. */
import { invalid } from '../failure';

/** `worth`: what was paid for the pieces. `most`: what may still be returned of their package. */
export function decideRefundAmount(
  { worth, most }: { worth: number; most: number },
  given: { amount: number | null; reason: string },
): number {
  const amount = given.amount ?? worth;
  const max = Math.min(worth, most);
  if (amount > max) throw invalid({ amount: { code: 'tooBig', params: { max } } });
  if (amount < worth && given.reason === '') throw invalid({ reason: 'required' });
  return amount;
}
