/** What narrows the queues of a warehouse. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('a queue by payment and by the day of the last change', async () => {
  const seller = await make.seller();
  const { warehouse, incharge } = await make.warehouse();
  const paid = await make.order({ seller, warehouse, status: 4, payment_status: 1, payment_method: 'bKash' });
  const unpaid = await make.order({ seller, warehouse, status: 4 });
  const codes = async (query: string) => {
    const { body } = await incharge.caller.get(`/warehouse-package/4?${query}`);
    expect(body.totalcount).toBe(body.package.length);
    return body.package.map((row: { tracking_id: string }) => row.tracking_id);
  };
  expect(await codes('payment_status=1')).toEqual([paid.package.tracking_id]);
  expect(await codes('payment_status=0')).toEqual([unpaid.package.tracking_id]);
  expect(await codes('sort=updated_at')).toEqual([paid.package.tracking_id, unpaid.package.tracking_id]);
  expect(await codes('to=2020-01-01')).toEqual([]);
});
