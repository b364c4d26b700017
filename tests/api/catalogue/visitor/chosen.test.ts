/** Products by their ids: recently viewed ones, with their current price and stock. */
import { openShop } from '../../../support/http';
import { shopping } from '../../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);

test('visible products in the order of the ids, with their price and stock of now; at most twenty', async () => {
  const seller = await make.seller();
  const products = [await make.product(seller), await make.product(seller), await make.product(seller)];
  const [first, second, hidden] = products.map(({ id }) => id);
  const ask = async (ids: unknown[]) => shop.visitor.get(`/product-cards?ids=${ids.join(',')}`);
  await shop.payload().update({ collection: 'products', id: hidden!, data: { status: 0 } });
  await shop.payload().update({ collection: 'products', id: second!, data: { selling_price: 77, qty: 0 } });
  const { body } = await ask([second, hidden, 999_999_999, first]);
  expect(body.products).toMatchObject([
    { id: second, selling_price: 77, qty: 0, shop: { name: expect.any(String) } },
    { id: first, selling_price: 100, qty: 10 },
  ]);
  expect((await ask([])).status).toBe(422);
  expect((await ask(['a'])).status).toBe(422);
  expect((await ask(Array.from({ length: 21 }, (_, at) => at + 1))).status).toBe(422);
});
