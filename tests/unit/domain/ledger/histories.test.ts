/**
 * Whatever happens to orders, in whatever order, every entry sums to zero and every balance is what a plain recomputation from the
 * order's own rows gives: after each of the steps of ten thousand random histories.
 */
import { balancesOf } from '../../../../scripts/verify/ledger';
import { found, nonZero, numbersFrom, ORDER, OrderHistory } from '../../../support/orderHistory';

const HISTORIES = 10_000;
const STEPS = 14;

test('every balance equals the sum of the order’s rows, after every step', () => {
  const seen = new Map<string, number>();
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const history = new OrderHistory(numbersFrom(seed));
    for (let step = 0; step < STEPS; step += 1) {
      history.step();
      const expected = nonZero(balancesOf(ORDER, history));
      const posted = nonZero(found(history));
      if (JSON.stringify(posted) !== JSON.stringify(expected))
        throw new Error(
          `history ${seed}: ${history.told.join(', ')}\n${JSON.stringify({ posted, expected }, null, 1)}`,
        );
    }
    for (const { account } of history.posted) seen.set(account, (seen.get(account) ?? 0) + 1);
  }
  // No account stays at zero: the histories reach every account that orders move.
  expect([...seen.keys()].sort()).toEqual([
    'bank',
    'cash_warehouse',
    'cost_coupons',
    'cost_refunds',
    'held',
    'income_commission',
    'income_delivery',
    'owed_refund',
    'owed_vendor',
    'wallet_bkash',
  ]);
});
