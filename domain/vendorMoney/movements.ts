/**
 * The movements of a vendor's balance. All sums have the vendor's sign: money received is positive, money given is
 * negative. The journal has the opposite sign, because for the marketplace the balance is a debt.
 */
import type { LedgerEvent } from '../ledger/eventNames';

export const movementKinds = ['earning', 'return', 'payout', 'adjustment'] as const;
export type MovementKind = (typeof movementKinds)[number];

const kinds: Partial<Record<LedgerEvent, MovementKind>> = {
  package_completed: 'earning',
  return_settled: 'return',
  payout_sent: 'payout',
  payout_failed: 'payout',
};

export const movementKind = (event: LedgerEvent): MovementKind => kinds[event] ?? 'adjustment';

/** `earned` and `returned`: what orders and their returns moved; with the others they lead from opening to closing. */
export type Totals = { earned: number; returned: number; paid_out: number; adjusted: number };
export const noTotals: Totals = { earned: 0, returned: 0, paid_out: 0, adjusted: 0 };

export const addTotals = (one: Totals, other: Totals): Totals => ({
  earned: one.earned + other.earned,
  returned: one.returned + other.returned,
  paid_out: one.paid_out + other.paid_out,
  adjusted: one.adjusted + other.adjusted,
});

export const changeOf = ({ earned, returned, paid_out, adjusted }: Totals): number =>
  earned + returned + paid_out + adjusted;

/** The parts of an amount, which sum to it. */
export type Parts = {
  /** The goods of a completed package, before coupon and commission. */
  goods: number;
  /** The vendor's own share of a coupon. */
  coupon: number;
  commission: number;
  /** What customers got back. */
  returned: number;
  payout: number;
  adjustment: number;
};

/** `commission`: the commission moved by the entry. The rest of an order's amount went back to the customer. */
export function partsOf(
  kind: MovementKind,
  amount: number,
  { goods, coupon, commission }: Pick<Parts, 'goods' | 'coupon' | 'commission'>,
): Parts {
  const none = { goods: 0, coupon: 0, commission: 0, returned: 0, payout: 0, adjustment: 0 };
  if (kind === 'payout') return { ...none, payout: amount };
  if (kind === 'adjustment') return { ...none, adjustment: amount };
  return { ...none, goods, coupon, commission, returned: amount - goods - coupon - commission };
}
