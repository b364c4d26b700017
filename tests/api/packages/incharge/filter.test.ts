/** What narrows and sorts the queues of a warehouse, and what there is to collect. */
import { openShop } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);

test('a queue by payment and by the day of the last change, in both orders', async () => {
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
  expect(await codes('sort=-updated_at')).toEqual([unpaid.package.tracking_id, paid.package.tracking_id]);
  expect(await codes('to=2020-01-01')).toEqual([]);
});

test('a queue by shop, and what customers still have to pay for all of it', async () => {
  const { warehouse, incharge } = await make.warehouse();
  const [one, other] = [await make.seller({ warehouse }), await make.seller({ warehouse })];
  const first = await make.order({ seller: one, warehouse, status: 5 });
  await make.order({ seller: one, warehouse, status: 5, payment_status: 1, payment_method: 'bKash' });
  const second = await make.order({ seller: other, warehouse, status: 5 });
  const queue = async (query: string, status = 5) =>
    (await incharge.caller.get(`/warehouse-package/${status}?offset=0&limit=1&${query}`)).body;
  // One row a page: the sum is of all that is found.
  expect(await queue('')).toMatchObject({
    totalcount: 3,
    to_collect: first.package.total + second.package.total,
  });
  expect(await queue(`shop=${one.shop.id}`)).toMatchObject({ totalcount: 2, to_collect: first.package.total });
  expect(await queue(`shop=${other.shop.id}`)).toMatchObject({ totalcount: 1, to_collect: second.package.total });
  expect(await queue('shop=999999')).toMatchObject({ totalcount: 0, to_collect: 0 });
  await make.order({ seller: one, warehouse, status: 8 });
  expect(await queue('', 8)).toMatchObject({ totalcount: 1, to_collect: 0 });
});

test('the shops with packages in the caller’s own warehouses, also after the shop has moved to another', async () => {
  const { warehouse, incharge } = await make.warehouse();
  const { warehouse: later, incharge: others } = await make.warehouse();
  const [moved, another] = [await make.seller({ warehouse }), await make.seller({ warehouse })];
  const shops = async (by = incharge): Promise<number[]> =>
    (await by.caller.get('/warehouse-shops')).body.shops.map(({ id }: { id: number }) => id);
  expect(await shops()).toEqual([]);
  await make.order({ seller: moved, warehouse, status: 5 });
  await make.order({ seller: moved, warehouse, status: 8 });
  await make.order({ seller: another, warehouse: later, status: 5 });
  await shop.payload().update({ collection: 'shops', id: moved.shop.id, data: { warehouse: later.id } });
  expect(await shops()).toEqual([moved.shop.id]);
  expect(await shops(others)).toEqual([another.shop.id]);
});
