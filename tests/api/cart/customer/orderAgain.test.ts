/** Ordering again: what comes, what does not, and that a repeat adds nothing twice. */
import { openShop } from '../../../support/http';
import type { Person, Seller } from '../../../support/make/market';
import { shopping } from '../../../support/make/shopping';
import type { Product } from '../../../../payload-types';

const shop = openShop();
const make = shopping(shop);
let seller: Seller;
beforeAll(async () => {
  seller = await make.seller();
  await make.delivery();
});

type Line = { name: string; state: string; product_qty: number; selling_price: number | null; bought_price: number };
type Bought = { customer: Person; products: Product[]; id: string };

async function bought(count: number): Promise<Bought> {
  const customer = await make.person();
  const products: Product[] = [];
  for (let n = 0; n < count; n += 1) products.push(await make.product(seller, { qty: 10 }));
  await make.fill(
    customer,
    products.map((product) => [product, 2]),
  );
  const { body } = await customer.caller.post('/order-place', make.payload());
  return { customer, products, id: body.tracking_ids[0] };
}
const change = (product: Product, data: object) =>
  shop.payload().update({ collection: 'products', id: product.id, data, overrideAccess: true } as never);
const statesOf = (lines: Line[]) => lines.map(({ state, product_qty: qty }) => [state, qty]);

test('the list names the first product, how many there are and what can be done', async () => {
  const { customer, products, id } = await bought(3);
  const { body } = await customer.caller.get('/my-order');
  expect(body.new_package).toMatchObject([
    { tracking_id: id, product: { id: products[0]!.id, name: products[0]!.name }, product_count: 3, can_return: 0 },
  ]);
});

test('lines still sold are added again, others are listed before anything happens', async () => {
  const { customer, products, id } = await bought(5);
  await change(products[1]!, { selling_price: 150, original_price: 200 });
  await change(products[2]!, { qty: 1 });
  await change(products[3]!, { qty: 0 });
  await change(products[4]!, { status: 0 });
  const expected = [
    ['same', 2],
    ['priceChanged', 2],
    ['fewer', 1],
    ['soldOut', 0],
    ['gone', 0],
  ];
  const preview = (await customer.caller.get(`/order-again/${id}`)).body;
  expect(statesOf(preview.lines)).toEqual(expected);
  expect(preview.lines[1]).toMatchObject({ bought_price: 100, selling_price: 150 });
  expect((await customer.caller.get('/cart')).body.generalcart).toEqual([]);

  const headers = { 'Idempotency-Key': 'again-once' };
  const replies = [
    await customer.caller.post(`/order-again/${id}`, {}, { headers }),
    await customer.caller.post(`/order-again/${id}`, {}, { headers }),
  ];
  for (const { body } of replies) expect(body).toMatchObject({ status: 200, added: 3, cart_count: 3 });
  const { generalcart } = (await customer.caller.get('/cart')).body;
  expect(generalcart.map((line: { product_qty: number }) => line.product_qty)).toEqual([2, 2, 1]);
  const once = (await customer.caller.post(`/order-again/${id}`)).body;
  expect([once.added, statesOf(once.lines).filter(([state]) => state === 'inCart').length]).toEqual([0, 3]);
});

test('at once from two tabs: every product once', async () => {
  const { customer, id } = await bought(2);
  const replies = await Promise.all([1, 2, 3].map(() => customer.caller.post(`/order-again/${id}`)));
  expect(replies.some(({ body }) => body.status === 200 && body.added === 2)).toBe(true);
  expect((await customer.caller.get('/cart')).body.generalcart).toHaveLength(2);
});

test('not another customer’s package', async () => {
  const { id } = await bought(1);
  const stranger = await make.person();
  expect((await stranger.caller.get(`/order-again/${id}`)).status).toBe(404);
  expect((await stranger.caller.post(`/order-again/${id}`)).status).toBe(404);
});
