/** Sums over returns are of all of them, however many there are. */
import { expect, it } from '@jest/globals';
import type { Ctx } from '../../../../services/ctx';
import { readMoneyFacts } from '../../../../services/orders/moneyFacts';
import { refundedByHand } from '../../../../services/returns/refundedByHand';
import { worthOfReturns } from '../../../../services/returns/worthOfReturns';

const MANY = 10_001;
const ids = Array.from({ length: MANY }, (_, at) => at + 1);

type Table = Record<string, readonly object[]>;
/** A database that reads no more rows than it is asked for; without a limit all of them. */
const ctxOf = (tables: Table): Ctx =>
  ({
    db: {
      rows: async (_why: string, collection: string, { limit = 1_000 }: { limit?: number }) => {
        const rows = tables[collection] ?? [];
        return limit === 0 ? rows : rows.slice(0, limit);
      },
    },
  }) as unknown as Ctx;

const packages = ids.map((id) => ({ id, order_number: id, coupon_amount: 0, total: 100, status: 7 }));
const lines = ids.map((id) => ({ id, package: id, total: 100, qty: 1, coupon_amount: 0 }));
const refunded = ids.map((id) => ({ id, package: id, order_line: id, qty: 1, refund_amount: 7 }));

it('what was paid for the pieces is read of every return', async () => {
  const worthOf = await worthOfReturns(ctxOf({ packages, 'order-lines': lines }), refunded);
  expect(refunded.filter((each) => worthOf(each) !== 100)).toEqual([]);
});

it('what was refunded by hand is read of every package', async () => {
  const back = await refundedByHand(ctxOf({ returns: refunded }), 'a test', {});
  expect(ids.filter((id) => back({ id }) !== 7)).toEqual([]);
});

it('the money of every order is read', async () => {
  const payments = ids.map((id) => ({
    order_number: id,
    status: 'paid',
    trx_id: `T${id}`,
    amount: 100,
    refund_due: 0,
    refunded_amount: 0,
  }));
  const facts = await readMoneyFacts(ctxOf({ packages, payments, returns: refunded }), 'a test', ids);
  expect(
    ids.filter((id) => facts.get(id)?.payments.length !== 1 || facts.get(id)?.packages[0]?.returned !== 7),
  ).toEqual([]);
});
