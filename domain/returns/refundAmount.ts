/** How much of what was paid for returned pieces is refunded: all of it, or less with a reason; never more. */
import { invalid } from '../failure';

export function decideRefundAmount(worth: number, given: { amount: number | null; reason: string }): number {
  const amount = given.amount ?? worth;
  if (amount > worth) throw invalid({ amount: { code: 'tooBig', params: { max: worth } } });
  if (amount < worth && given.reason === '') throw invalid({ reason: 'required' });
  return amount;
}
