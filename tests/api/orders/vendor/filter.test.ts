/** What narrows, sorts and sums a vendor's list of orders. */
import { openShop } from '../../../support/http';
import { market, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('filters, order and sum stay within the vendor’s own packages of one status', async () => {
  const seller: Seller = await make.seller();
  const other = await make.seller();
  const day = '2026-04-02T04:00:00.000Z';
  const small = await make.order({ seller, qty: 1, createdAt: day });
  const large = await make.order({ seller, qty: 4, createdAt: day, payment_status: 1, payment_method: 'bKash' });
  await make.order({ seller, qty: 2, createdAt: '2026-04-05T04:00:00.000Z' });
  await make.order({ seller, qty: 2, createdAt: day, status: 1 });
  await make.order({ seller: other, qty: 9, createdAt: day });
  const list = async (query: string) => {
    const { body } = await seller.caller.get(`/vendor-order/0?${query}`);
    return { ids: body.orders.map((row: { id: number }) => row.id), count: body.order_count, sum: body.sum };
  };
  const [one, four] = [small.order.number, large.order.number];
  expect(await list('from=2026-04-02&to=2026-04-02&sort=-amount')).toEqual({ ids: [four, one], count: 2, sum: 500 });
  expect(await list('from=2026-04-02&to=2026-04-02&sort=amount&offset=0&limit=1')).toEqual({
    ids: [one],
    count: 2,
    sum: 500,
  });
  expect(await list('payment_status=1')).toEqual({ ids: [four], count: 1, sum: 400 });
  expect(await list('to=2026-04-01')).toEqual({ ids: [], count: 0, sum: 0 });
});
